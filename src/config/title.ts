/** The variables of a title template. */
export const titleVariables = ['appName', 'ownerName', 'separator'] as const;
const placeholder = /\{([^{}]*)\}/g;

/** What editors know of a title template: no other variables than these. */
export const titlePattern = `^(?![\\s\\S]*\\{(?!(?:${titleVariables.join('|')})\\})[^{}]*\\})`;

/** What the variables of a title template stand for. */
export type TitleValues = Record<(typeof titleVariables)[number], string>;

/** Fills a title template: `'Contact me{separator}{appName}'` becomes `'Contact me - Vitrine'`. */
export function fillTitle(template: string, values: TitleValues): string {
  const known = new Map(Object.entries(values));
  return template.replace(placeholder, (whole, name: string) => known.get(name) ?? whole);
}

/** The placeholders of a template that stand for nothing, braces included. */
export function unknownPlaceholders(template: string): string[] {
  const known: readonly string[] = titleVariables;
  return [...template.matchAll(placeholder)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([whole]) => whole);
}
