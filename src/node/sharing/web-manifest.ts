import { formatHex } from 'culori';
import type { SiteConfig } from '../../site.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';

/** The name of the manifest in the built site. */
export const manifestFile = 'site.webmanifest';

/** The manifest of a site: its name, colours and icons where a visitor keeps it on a device. */
export function webManifest(
  { app, theme }: SiteConfig,
  icons: readonly (readonly [width: number, file: AssetFile])[],
  base: string,
): string {
  const ground = formatHex(theme.surface.light);
  return JSON.stringify({
    name: app.name,
    short_name: app.name,
    description: app.description,
    lang: app.language,
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: icons.map(([width, file]) => ({
      src: assetUrl(file, base),
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}
