import type { Font } from '../shared/fonts.ts';

/** The metrics of a font, in units of its em. */
type Metrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
};

/**
 * The faces every machine has, or a free twin with the same widths: names, and mean width in em.
 * Linux comes first: there a page waits for another process for each name in vain.
 */
const local = {
  serif: { names: ['Liberation Serif', 'Times New Roman', 'Tinos'], width: 819 / 2048 },
  'sans-serif': { names: ['Liberation Sans', 'Arial', 'Arimo'], width: 904 / 2048 },
};

/** A local face stretched to the measures of another, so that nothing moves when that one arrives. */
export function fallbackRule({ family, kind }: Font, metrics: Metrics): string {
  const { names, width } = local[kind];
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / width;
  const percent = (value: number) => `${(100 * value).toFixed(2)}%`;
  const vertical = (value: number) => percent(Math.abs(value) / metrics.unitsPerEm / scale);
  const sources = names.map((name) => `local("${name}")`).join(',');
  return (
    `@font-face{font-family:"${family} fallback";src:${sources};size-adjust:${percent(scale)};` +
    `ascent-override:${vertical(metrics.ascent)};descent-override:${vertical(metrics.descent)};` +
    `line-gap-override:${vertical(metrics.lineGap)}}`
  );
}
