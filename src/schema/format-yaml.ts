/** Writes a value as YAML on one line, with quotes if needed. */
export function formatYaml(value: unknown): string {
  if (Array.isArray(value)) return `[ ${value.map(formatYaml).join(', ')} ]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, each]) => `${key}: ${formatYaml(each)}`);
    return `{ ${pairs.join(', ')} }`;
  }
  if (typeof value !== 'string') return String(value);
  return needsNoQuotes(value) ? value : JSON.stringify(value);
}

/** Checks whether YAML reads a text without quotes as the same text, even in a list in brackets. */
function needsNoQuotes(text: string): boolean {
  if (/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)) return false;
  return /^[A-Za-z/][\w ./-]*$/.test(text) && !text.endsWith(' ');
}
