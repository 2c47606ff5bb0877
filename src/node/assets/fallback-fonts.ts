import type { Font as FontMetrics } from '@capsizecss/unpack';
import { type Font, fallbackFamilies } from '../../shared/fonts.ts';

/** A face that machines of a kind have: its names there, and the width of its average letter in em. */
type LocalFont = { names: readonly string[]; letterWidth: number };

/**
 * One face of Windows, macOS and iOS, or its twin on Linux, and one of Android. The twin comes first:
 * on Linux a page waits for another process for each name in vain.
 */
const localFonts: Record<Font['kind'], readonly [LocalFont, LocalFont]> = {
  serif: [
    { names: ['Liberation Serif', 'Times New Roman'], letterWidth: 819 / 2048 },
    { names: ['Noto Serif'], letterWidth: 473 / 1000 },
  ],
  'sans-serif': [
    { names: ['Liberation Sans', 'Arial'], letterWidth: 904 / 2048 },
    { names: ['Roboto'], letterWidth: 902 / 2048 },
  ],
};

// For an emoji, say, a browser would ask the machine for each of them in vain.
const letters = 'U+0-24f,U+1e00-1eff,U+2000-22ff';

/** What the rules of a font are made from, beside the font. */
export const fallbackRecipe = JSON.stringify([localFonts, letters]);

/** Local fonts stretched to the measures of another, so that nothing moves when that one arrives. */
export function fallbackRules(font: Font, measured: FontMetrics): string {
  const { unitsPerEm, xWidthAvg, ascent, descent, lineGap } = measured;
  return localFonts[font.kind]
    .map(({ names, letterWidth }, index) => {
      // A font that does not say how wide its letters are is not stretched.
      const stretch = xWidthAvg / unitsPerEm / letterWidth || 1;
      const percent = (units: number) => `${Number((units * 100).toFixed(4))}%`;
      const height = (units: number) => percent(Math.abs(units) / unitsPerEm / stretch);
      const sources = names.map((name) => `local("${name}")`);
      return (
        `@font-face{font-family:"${fallbackFamilies(font)[index]}";src:${sources};` +
        `size-adjust:${percent(stretch)};ascent-override:${height(ascent)};` +
        `descent-override:${height(descent)};line-gap-override:${height(lineGap)};unicode-range:${letters}}`
      );
    })
    .join('');
}
