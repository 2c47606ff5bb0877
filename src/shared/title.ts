/** The variables of a title template, which stand in braces. */
export const titleVariables = ['appName', 'ownerName', 'separator'] as const;
const variable = /\{([^{}]*)\}/g;

/** No other variables than these, as a pattern for the JSON schema of editors. */
export const titlePattern = `^(?![\\s\\S]*\\{(?!(?:${titleVariables.join('|')})\\})[^{}]*\\})`;

/** The values of the variables of a title template. */
type TitleValues = Record<(typeof titleVariables)[number], string>;

/** Fills a title template: `'Contact me{separator}{appName}'` becomes `'Contact me - Vitrine'`. */
export function fillTitle(template: string, values: TitleValues): string {
  const known = new Map(Object.entries(values));
  return template.replace(variable, (whole, name: string) => known.get(name) ?? whole);
}

/** The variables of a template that do not exist, with their braces. */
export function unknownVariables(template: string): string[] {
  const known: readonly string[] = titleVariables;
  return [...template.matchAll(variable)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([whole]) => whole);
}
