/**
 * Fills a template: `{{name}}` stands for a value, and the text from `{{#name}}` to `{{/name}}` is left out if the
 * value is empty.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return template
    .replaceAll(/\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs, (_, name, text) => (values[name] ? text : ''))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}
