const variable = /\{([^{}]*)\}/g;

/** Fills the variables of a template: `'{number} of {total}'` becomes `'3 of 12'`. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values));
  return template.replace(variable, (whole, name: string) => known.get(name) ?? whole);
}

/** The variables of a template that are none of those known, braces included. */
export function unknownVariables(template: string, known: readonly string[]): string[] {
  return [...template.matchAll(variable)]
    .filter(([, name = '']) => !known.includes(name))
    .map(([whole]) => whole);
}

/** Whether a brace of a template has no partner, or is written as in another language: `${name}`. */
export function hasLooseBrace(template: string): boolean {
  return /\$\{/.test(template) || /[{}]/.test(template.replace(variable, ''));
}
