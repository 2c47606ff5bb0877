import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Theme } from '../../config/theme-fields.ts';
import type { SiteConfig } from '../../site.ts';
import { publicPlace } from '../project/public-files.ts';
import { type AssetFile, buildAsset } from './asset-cache.ts';
import drawings from './sample-logos.json' with { type: 'json' };

/** The SHA-256 hash of the sample's logo. A changed file counts as the owner's. */
export const sampleDigest = '098bf1abec6140722dc3fb8de19e59e1727ee08297045b3f12ef5a53eb7d57c2';

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
  if (!logo?.src.endsWith('.svg')) return undefined;
  const original = await readFile(publicPlace(logo.src));
  if (createHash('sha256').update(original).digest('hex') !== sampleDigest) return undefined;
  const svg = sampleLogo(site.theme);
  if (svg === undefined) return undefined;
  return buildAsset({ stem: 'logo', ending: 'svg', from: [svg], make: async () => svg });
}
