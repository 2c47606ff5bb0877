import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Theme } from '../../config/theme-fields.ts';
import type { SiteConfig } from '../../site.ts';
import { publicPlace } from '../project/public-files.ts';
import { type AssetFile, buildAsset } from './asset-cache.ts';

/** The digest of the sample's file: a single changed byte makes it the owner's. */
export const sampleFile = '098bf1abec6140722dc3fb8de19e59e1727ee08297045b3f12ef5a53eb7d57c2';

const draw = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25">${content}</svg>`;

/**
 * The logo of the sample as the designer of a theme would draw it; undefined where the file as it is
 * fits. It has colours of its own, since it stands on light and dark grounds alike.
 */
export function sampleLogo({ layout, accent, surface }: Theme): string | undefined {
  const ink = accent.light;
  const paper = surface.light;
  switch (layout.plates) {
    case 'bands':
      return undefined;
    // A seal.
    case 'frame':
      return draw(
        `<circle cx="12.5" cy="12.5" r="12" fill="${ink}"/><circle cx="12.5" cy="12.5" r="10" fill="none" stroke="${paper}" stroke-width=".6"/><path fill="${paper}" d="M6.2 7.4h4.6v.9l-1.2.3 3.5 7.6 3-7.6-1.3-.3v-.9h4v.9l-1.2.3-4.6 9.6h-1l-4.7-9.6-1.1-.3z"/>`,
      );
    // Curves that meet.
    case 'rings':
      return draw(
        `<rect x=".5" y=".5" width="24" height="24" rx="8" fill="${ink}"/><path fill="none" stroke="${paper}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M5.3 6.5q1 9 7.200 13q6.200-4 7.200-13M9.900 6.5q.3 4.400 2.600 7q2.3-2.600 2.600-7"/>`,
      );
    // A block.
    case 'solid':
      return draw(
        `<path fill="${ink}" d="M0 0h25v25H0z"/><path fill="${paper}" d="M3 4h6.5l3 10.5 3-10.5H22l-6 17H9z"/>`,
      );
  }
}

/** The file of that logo, for a site that still has the sample's: one of the owner's stays as it is. */
export async function drawSampleLogo(site: SiteConfig): Promise<AssetFile | undefined> {
  const { logo } = site.navigation;
  if (!logo?.src.endsWith('.svg')) return undefined;
  const original = await readFile(publicPlace(logo.src));
  if (createHash('sha256').update(original).digest('hex') !== sampleFile) return undefined;
  const svg = sampleLogo(site.theme);
  if (svg === undefined) return undefined;
  return buildAsset({ stem: 'logo', ending: 'svg', from: [svg], make: async () => svg });
}
