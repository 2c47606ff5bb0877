const variable = /\{([^{}]*)\}/g;

/** Replaces the variables of a template: `'{number} of {total}'` becomes `'3 of 12'`. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return template.replace(variable, (whole, name: string) => known.get(name) ?? whole);
}

/** Returns the variables of a template that are not in `known`, with their braces. */
export function unknownVariables(template: string, known: readonly string[]): string[] {
  return [...template.matchAll(variable)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([whole]) => whole);
}

/** Checks whether a template has an unpaired brace, or a variable such as `${name}`. */
export function hasUnpairedBrace(template: string): boolean {
  return /\$\{/.test(template) || /[{}]/.test(template.replace(variable, ''));
}

/** The variables that a title may contain in braces. */
export const titleVariables = ['appName', 'ownerName', 'separator'] as const;

/** The pattern of a title in the JSON schema, which allows braces only around the variables of titles. */
export const titlePattern = `^([^{}]|\\{(${titleVariables.join('|')})\\})*$`;

type TitleNames = { app: { name: string }; owner: { name: string }; titles: { separator: string } };

/** Returns the title of a page. An owner's name from the data service replaces the configured name. */
export function titleOf(template: string, { app, owner, titles }: TitleNames, nameOwn = '') {
  return fillTemplate(template, {
    appName: app.name,
    ownerName: nameOwn || owner.name,
    separator: titles.separator,
  });
}
