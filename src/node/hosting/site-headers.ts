import { z } from 'zod';
import { assetsFolder } from '../assets/asset-cache.ts';
import { type Allowed, contentSecurityPolicy } from './content-security-policy.ts';

/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** The folder of a built site with what is for its host and for no visitor. */
export const hostingFolder = '.hosting';

/** What a host sends with the files of a site, which the files of all hosts are written from. */
export const siteHeadersSchema = z.object({
  /** Where the site begins. */
  base: z.string(),
  /** Sent with every answer. */
  all: z.record(z.string(), z.string()),
  /** The files that are kept for ever, below this path; all others are asked for anew. */
  immutable: z.string(),
  /** The path of the data service's answer, which has no ending; none where it is elsewhere. */
  json: z.string().optional(),
});

/** The headers of a site. */
export type SiteHeaders = z.infer<typeof siteHeadersSchema>;

/** How browsers keep what changes its name with its content, and everything else. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

/** The longest policy in a header: Cloudflare cuts lines after 2000 characters. */
const longestPolicy = 1900;

type Options = Allowed & { base: string; service: string | undefined };

/** The headers of a site whose documents hold these styles. */
export function siteHeaders({ base, service, ...allowed }: Options): SiteHeaders {
  const exact = contentSecurityPolicy(allowed);
  // Each document says itself which styles it holds, and both policies are enforced.
  const anyStyles = contentSecurityPolicy({ ...allowed, styles: [] });
  const loose = anyStyles.replace('style-src', "style-src 'unsafe-inline'");
  const policy = exact.length <= longestPolicy ? exact : loose;
  return {
    base,
    all: {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy(allowed.frames),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // The players of other hosts do not agree to it, and would stay empty.
      ...(allowed.frames.length === 0 && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    },
    immutable: `${base}${assetsFolder}/`,
    json: service && base + service,
  };
}

/** The headers of the answer to a path. */
export function headersFor({ all, immutable, json }: SiteHeaders, path: string): Headers {
  const isImmutable = path.startsWith(immutable);
  return {
    ...all,
    'Cache-Control': isImmutable ? cacheControl.immutable : cacheControl.revalidated,
    ...(path === json && { 'Content-Type': 'application/json' }),
  };
}

/** What no page asks for; what a player in a frame asks for is given to the frames alone. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';
const playerFeatures = 'encrypted-media fullscreen picture-in-picture';

function permissionsPolicy(frames: readonly string[]): string {
  // A frame is given what its page has itself.
  const origins = frames.map((origin) => ` "${origin}"`).join('');
  const allowed = origins && `self${origins}`;
  return [
    ...unusedFeatures.split(' ').map((feature) => `${feature}=()`),
    ...playerFeatures.split(' ').map((feature) => `${feature}=(${allowed})`),
  ].join(', ');
}
