import type { Theme } from '../../config/theme.ts';
import type { SiteConfig } from '../../site.ts';
import { type AssetFile, buildAsset } from '../assets/asset-cache.ts';
import drawings from './logos.json' with { type: 'json' };
import { fingerprint } from './placeholders.ts';
import sample from './sample.json' with { type: 'json' };

/**
 * Returns the sample's logo as an SVG in the style of a theme, or undefined if the original fits. The
 * colours are fixed, since the logo stands on light and dark backgrounds.
 */
export function sampleLogo({ layout, accent, surface }: Theme): string | undefined {
  if (layout.plates === 'bands') return undefined;
  return drawings[layout.plates].replaceAll('INK', accent.light).replaceAll('PAPER', surface.light);
}

/** Draws the sample's logo in the style of the theme, unless the owner has replaced the logo. */
export async function drawSampleLogo(site: SiteConfig): Promise<AssetFile | undefined> {
  const { logo } = site.navigation;
  if (!logo || fingerprint(logo.src) !== sample.media['/media/logo.svg']) return undefined;
  const svg = sampleLogo(site.theme);
  if (svg === undefined) return undefined;
  return buildAsset({ stem: 'logo', ending: 'svg', from: [svg], make: async () => svg });
}
