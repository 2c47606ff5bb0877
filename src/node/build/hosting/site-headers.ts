import { z } from 'zod';
import { assetsFolder } from '../assets/asset-cache.ts';
import { type Allowed, contentSecurityPolicy } from './content-security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** The folder of a built site with files for the host, which no visitor loads. */
export const hostingFolder = '.hosting';

/** The headers of a site. The configuration files of all hosts are written from these headers. */
export const siteHeadersSchema = z.object({
  base: z.string(),
  /** The headers of every response. */
  all: z.record(z.string(), z.string()),
  /** Browsers keep files below this path for a year without a new request, and revalidate all other files. */
  immutable: z.string(),
  /** The path of the data service's response; undefined for a remote service. */
  json: z.string().optional(),
  /** The path of the pages in each other language of the site, and that of its response. */
  translations: z.array(z.object({ url: z.string(), json: z.string().optional() })).optional(),
});

export type SiteHeaders = z.infer<typeof siteHeadersSchema>;

/** `Cache-Control` for files whose names change with their content, and for all other files. */
export const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'no-cache',
} as const;

/** The largest length of a policy in characters, since Cloudflare cuts header lines after 2000 characters. */
const maxPolicyLength = 1900;

type Options = Allowed & {
  base: string;
  service: string | undefined;
  translations?: readonly { path: string; service: string | undefined }[];
};

export function siteHeaders({
  base,
  service,
  translations = [],
  ...allowed
}: Options): SiteHeaders {
  const exact = contentSecurityPolicy(allowed);
  // If the hashes of all styles make the header too long, it allows all inline styles. Each document still lists its
  // own hashes in a meta element. Browsers enforce both policies, so they still block all other styles.
  const anyStyles = contentSecurityPolicy({ ...allowed, styles: [] });
  const loose = anyStyles.replace("style-src 'self'", "$& 'unsafe-inline'");
  const policy = exact.length <= maxPolicyLength ? exact : loose;
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
      // Sites with iframes omit this header, as it blocks iframes that lack it, as video players do.
      ...(allowed.frames.length === 0 && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    },
    immutable: `${base}${assetsFolder}/`,
    json: service && base + service,
    ...(translations.length > 0 && {
      translations: translations.map(({ path, service }) => ({
        url: base + path,
        json: service && base + path + service,
      })),
    }),
  };
}

/** Returns the paths of the data service's response in each language. */
export const answersOf = ({ json, translations = [] }: SiteHeaders): string[] =>
  [json, ...translations.map((each) => each.json)].filter((path) => path !== undefined);

export function headersFor(headers: SiteHeaders, path: string): Headers {
  const { all, immutable } = headers;
  const isImmutable = path.startsWith(immutable);
  return {
    ...all,
    'Cache-Control': isImmutable ? cacheControl.immutable : cacheControl.revalidated,
    ...(answersOf(headers).includes(path) && { 'Content-Type': 'application/json' }),
  };
}

/** The browser features that no page needs. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';
/** The browser features that only the iframes of video players need. */
const playerFeatures = 'encrypted-media fullscreen picture-in-picture';

function permissionsPolicy(frames: readonly string[]): string {
  // An iframe gets a feature only if its page has the feature too, hence `self`.
  const origins = frames.map((origin) => ` "${origin}"`).join('');
  const allowed = origins && `self${origins}`;
  return [
    ...unusedFeatures.split(' ').map((feature) => `${feature}=()`),
    ...playerFeatures.split(' ').map((feature) => `${feature}=(${allowed})`),
  ].join(', ');
}
