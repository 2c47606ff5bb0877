/** Returns a text in quotes for a message, shortened if it is long. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Quotes a text for YAML, in single quotes if the text has double quotes but no single ones. */
export function quoteForYaml(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}
