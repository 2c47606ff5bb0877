import type { Font as FontMetrics } from '@capsizecss/unpack';
import { type Font, fallbackFamilies } from '../../shared/fonts.ts';
import { buildText } from './asset-cache.ts';

/** A face that machines of a kind have: its names there, and the width of its average letter in em. */
type LocalFont = { names: readonly string[]; letterWidth: number };

/**
 * One face of Windows, macOS and iOS, or its twin on Linux, and one of Android. The twin comes first:
 * on Linux the browser asks another process for each name that is not there, and the page waits.
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

// Without a range a browser would look for an emoji in each of them, and find none.
const letters = 'U+0-24f,U+1e00-1eff,U+2000-22ff';

/** The rules of local fonts that are stretched to the measures of another, so that nothing moves when that one arrives. */
export async function buildFallbackRules(font: Font, original: Uint8Array): Promise<string> {
  return buildText({
    stem: 'fallback-font',
    ending: 'css',
    from: [original, JSON.stringify([font.family, localFonts[font.kind], letters])],
    make: async () => {
      const { fromBuffer } = await import('@capsizecss/unpack');
      const measured = await fromBuffer(Buffer.from(original));
      return localFonts[font.kind]
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
  // A font that does not say how wide its letters are is not stretched.
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
