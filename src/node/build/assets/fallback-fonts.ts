import type { Font as FontMetrics } from '@capsizecss/unpack';
import { z } from 'zod';
import { type Font, fallbackFamilies, genericFamily } from '../../../shared/fonts.ts';
import { buildJson } from './asset-cache.ts';

/** A system font: its names, and the average width of its letters in em. */
type LocalFont = { names: readonly string[]; letterWidth: number };

/**
 * For each generic family, a font of Windows, macOS and iOS with a Linux font of the same metrics, and a font of
 * Android. The Linux name comes first, since browsers on Linux look up missing names slowly.
 */
const localFonts: Record<ReturnType<typeof genericFamily>, readonly [LocalFont, LocalFont]> = {
  serif: [
    { names: ['Liberation Serif', 'Times New Roman'], letterWidth: 819 / 2048 },
    { names: ['Noto Serif'], letterWidth: 473 / 1000 },
  ],
  'sans-serif': [
    { names: ['Liberation Sans', 'Arial'], letterWidth: 904 / 2048 },
    { names: ['Roboto'], letterWidth: 902 / 2048 },
  ],
  monospace: [
    { names: ['Liberation Mono', 'Courier New'], letterWidth: 1229 / 2048 },
    { names: ['Droid Sans Mono'], letterWidth: 1229 / 2048 },
  ],
};

// The `unicode-range` of the fallback fonts. Without it, a browser would search each of the fonts for emojis.
const letters = 'U+0-24f,U+1e00-1eff,U+2000-22ff';

/** Returns `@font-face` rules that stretch system fonts to the metrics of a web font, which prevents layout shifts. */
export async function buildFallbackRules(font: Font, original: Uint8Array): Promise<string> {
  const locals = localFonts[genericFamily(font)];
  return buildJson(z.string(), {
    stem: 'fallback-font',
    from: [original, JSON.stringify([font.family, locals, letters])],
    make: async () => {
      const { fromBuffer } = await import('@capsizecss/unpack');
      const measured = await fromBuffer(Buffer.from(original));
      return locals
        .map((local, index) => stretchedRule(fallbackFamilies(font)[index] ?? '', local, measured))
        .join('');
    },
  });
}

function stretchedRule(
  family: string,
  { names, letterWidth }: LocalFont,
  { unitsPerEm, xWidthAvg, ascent, descent, lineGap }: FontMetrics,
): string {
  // If a font file has no average letter width (0 or NaN), the system font is not stretched.
  const stretch = xWidthAvg / unitsPerEm / letterWidth || 1;
  const percent = (share: number) => `${Number((share * 100).toFixed(4))}%`;
  const height = (units: number) => percent(Math.abs(units) / unitsPerEm / stretch);
  const sources = names.map((name) => `local("${name}")`);
  return (
    `@font-face{font-family:"${family}";src:${sources};` +
    `size-adjust:${percent(stretch)};ascent-override:${height(ascent)};` +
    `descent-override:${height(descent)};line-gap-override:${height(lineGap)};unicode-range:${letters}}`
  );
}
