import { formatHex } from 'culori';
import type { SiteConfig } from '../../site.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';

export const manifestFile = 'site.webmanifest';

/** Returns the web app manifest: the name, colours and icons of an installed site. */
export function webManifest(
  { app, theme }: SiteConfig,
  icons: readonly (readonly [width: number, file: AssetFile])[],
  base: string,
): string {
  const surface = formatHex(theme.surface.light);
  return JSON.stringify({
    name: app.name,
    short_name: app.name,
    description: app.description,
    lang: app.language,
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: surface,
    theme_color: surface,
    icons: icons.map(([width, file]) => ({
      src: assetUrl(file, base),
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}
