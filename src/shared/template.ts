const variable = /\{([^{}]*)\}/g;

/** Fills the variables of a template: `'{number} of {total}'` becomes `'3 of 12'`. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return template.replace(variable, (whole, name: string) => known.get(name) ?? whole);
}

/** The variables of a template that are not among the known ones, braces included. */
export function unknownVariables(template: string, known: readonly string[]): string[] {
  return [...template.matchAll(variable)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([whole]) => whole);
}

/** Whether a brace of a template has no partner, or is written as in another language: `${name}`. */
export function hasLooseBrace(template: string): boolean {
  return /\$\{/.test(template) || /[{}]/.test(template.replace(variable, ''));
}

/** The variables of a title, which stand in braces. */
export const titleVariables = ['appName', 'ownerName', 'separator'] as const;

/** Braces around these variables alone, as a pattern for the JSON schema of editors. */
export const titlePattern = `^([^{}]|\\{(${titleVariables.join('|')})\\})*$`;

type TitleNames = { app: { name: string }; owner: { name: string }; titles: { separator: string } };

/** The title of a page; the configured name is used until the data service has answered. */
export function titleOf(template: string, { app, owner, titles }: TitleNames, nameOwn = '') {
  return fillTemplate(template, {
    appName: app.name,
    ownerName: nameOwn || owner.name,
    separator: titles.separator,
  });
}
