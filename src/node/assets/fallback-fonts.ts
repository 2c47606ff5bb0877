import { createFontStack } from '@capsizecss/core';
import type { Font as FontMetrics } from '@capsizecss/unpack';
import { type Font, fallbackFamilies } from '../../shared/fonts.ts';

/** A face that machines of a kind have: its names there, and its measures. */
type LocalFont = { names: readonly string[]; metrics: Metrics };
type Metrics = Pick<FontMetrics, 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg'>;

/**
 * One face of Windows, macOS and iOS, or its twin on Linux, and one of Android. The twin comes first:
 * on Linux a page waits for another process for each name in vain.
 */
const localFonts: Record<Font['kind'], readonly [LocalFont, LocalFont]> = {
  serif: [
    {
      names: ['Liberation Serif', 'Times New Roman'],
      metrics: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 819 },
    },
    {
      names: ['Noto Serif'],
      metrics: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 473 },
    },
  ],
  'sans-serif': [
    {
      names: ['Liberation Sans', 'Arial'],
      metrics: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 904 },
    },
    {
      names: ['Roboto'],
      metrics: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 902 },
    },
  ],
};

// For an emoji, say, a browser would ask the machine for each of them in vain.
const letters = 'U+0-24f,U+1e00-1eff,U+2000-22ff';

/** What the rules of a font are made from, beside the font. */
export const fallbackRecipe = JSON.stringify([localFonts, letters]);

/** Local fonts stretched to the measures of another, so that nothing moves when that one arrives. */
export function fallbackRules(font: Font, measured: FontMetrics): string {
  return localFonts[font.kind]
    .map(({ names, metrics }, index) => {
      const family = fallbackFamilies(font)[index];
      // Widths by subset would come before those of the whole face.
      const { subsets, ...ideal } = measured;
      const { fontFaces } = createFontStack([ideal, { ...ideal, ...metrics }], {
        fontFaceFormat: 'styleObject',
      });
      const [rule] = fontFaces;
      const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } =
        rule?.['@font-face'] ?? {};
      const sources = names.map((name) => `local("${name}")`);
      return (
        `@font-face{font-family:"${family}";src:${sources};` +
        `size-adjust:${sizeAdjust ?? '100%'};ascent-override:${ascentOverride ?? 'normal'};` +
        `descent-override:${descentOverride ?? 'normal'};line-gap-override:${lineGapOverride ?? 'normal'};unicode-range:${letters}}`
      );
    })
    .join('');
}
