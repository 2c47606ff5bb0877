import type { Face } from '../config/faces.ts';

/** The metrics of a font, in units of its em. */
type Metrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
};

/** The faces every machine has, or a free twin with the same widths: names, and mean width in em. */
const local = {
  serif: { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 819 / 2048 },
  'sans-serif': { names: ['Arial', 'Liberation Sans', 'Arimo'], width: 904 / 2048 },
};

/** A local face stretched to the measures of another, so that nothing moves when that one arrives. */
export function fallbackRule({ family, kind }: Face, metrics: Metrics): string {
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
