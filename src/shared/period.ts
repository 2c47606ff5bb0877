const month = '\\d{4}(?:-(?:0[1-9]|1[0-2]))?';

/** Matches a period between two months or years, such as `2021-09/2024-05`, or one up to today, such as `2021/..`. */
export const periodPattern = new RegExp(`^(${month})/(${month}|\\.\\.)$`);

/** Whether a text is a period whose end is not before its start. */
export function isPeriod(text: string): boolean {
  const [, start = '', end = ''] = periodPattern.exec(text) ?? [];
  return start !== '' && (end === '..' || end.startsWith(start) || end >= start);
}

/** Whether a text looks as if it was meant for a period, such as `09/2015-02/2019`. Words such as `2021 – today` do not. */
export function looksLikePeriod(text: string): boolean {
  return /^\d{4}-\d+\/|^\d{1,2}[/.]\d{4}\s*[-–—/]/.test(text);
}
