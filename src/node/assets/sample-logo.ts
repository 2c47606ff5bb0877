import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Theme } from '../../config/theme-fields.ts';
import type { SiteConfig } from '../../site.ts';
import { publicPlace } from '../project/public-files.ts';
import { type AssetFile, buildAsset } from './asset-cache.ts';
import drawings from './sample-logos.json' with { type: 'json' };

/** The digest of the sample's file: a single changed byte makes it the owner's. */
export const sampleDigest = '098bf1abec6140722dc3fb8de19e59e1727ee08297045b3f12ef5a53eb7d57c2';

/**
 * The logo of the sample as the designer of a theme would draw it; undefined where the file as it is
 * fits. It has colours of its own, since it stands on light and dark grounds alike.
 */
export function sampleLogo({ layout, accent, surface }: Theme): string | undefined {
  if (layout.plates === 'bands') return undefined;
  return drawings[layout.plates].replaceAll('INK', accent.light).replaceAll('PAPER', surface.light);
}

/** The file of that logo, for a site that still has the sample's: one of the owner's stays as it is. */
export async function drawSampleLogo(site: SiteConfig): Promise<AssetFile | undefined> {
  const { logo } = site.navigation;
  if (!logo?.src.endsWith('.svg')) return undefined;
  const original = await readFile(publicPlace(logo.src));
  if (createHash('sha256').update(original).digest('hex') !== sampleDigest) return undefined;
  const svg = sampleLogo(site.theme);
  if (svg === undefined) return undefined;
  return buildAsset({ stem: 'logo', ending: 'svg', from: [svg], make: async () => svg });
}
