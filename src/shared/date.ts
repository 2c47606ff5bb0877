/** A day as it is written; not every one that looks like it is in the calendar. */
export const datePattern = '^\\d{4}-\\d{2}-\\d{2}$';

/** Whether a text is a day of the calendar, such as 2028-02-29. */
export function isDate(text: string): boolean {
  // Some browsers read 2028-02-30 as the first of March; what none can read is null in JSON.
  return JSON.stringify(new Date(text)).startsWith(`"${text}T`);
}
