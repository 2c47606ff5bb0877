/** A text in quotes for a message, cut where it is long. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** A text without what exceeds the room of a message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A text in quotes as YAML reads it, in those that need the fewest escapes. */
export function quoteForYaml(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}
