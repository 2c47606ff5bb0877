import type { Font } from '../../shared/fonts.ts';

/** The rule that names a font's file; a source may carry further descriptors. */
export function fontRule({ family, weights }: Font, source: string): string {
  const weight = weights ? `font-weight:${weights.min} ${weights.max};` : '';
  return `@font-face{font-family:"${family}";src:${source};${weight}}`.replace(';}', '}');
}

/** The descriptor of a font's rule for all characters but the one that the font draws badly. */
export function unicodeRangeWithout(omitted: string): string {
  const code = omitted.codePointAt(0) ?? 0;
  return `unicode-range:U+0-${(code - 1).toString(16)},U+${(code + 1).toString(16)}-10ffff`;
}

/** The descriptor of a font's rule for these letters alone. */
export function unicodeRange(letters: string): string {
  const codes = [...letters].map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const written = ranges.map(([from, to]) =>
    from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
  );
  return `unicode-range:${written.join()}`;
}
