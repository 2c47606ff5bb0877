/** A text in quotes for a message, shortened if it is long. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** A text, cut to the length that a message has room for. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A text as a quoted YAML string, in single quotes if these save escapes. */
export function quoteForYaml(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}
