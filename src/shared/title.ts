import { fillTemplate } from './template.ts';

/** The variables of a title template, which stand in braces. */
export const titleVariables = ['appName', 'ownerName', 'separator'] as const;

/** Braces around these variables alone, as a pattern for the JSON schema of editors. */
export const titlePattern = `^([^{}]|\\{(${titleVariables.join('|')})\\})*$`;

/** The values of the variables of a title template. */
type TitleValues = Record<(typeof titleVariables)[number], string>;

/** Fills a title template: `'Contact me{separator}{appName}'` becomes `'Contact me - Vitrine'`. */
export function fillTitle(template: string, values: TitleValues): string {
  return fillTemplate(template, values);
}

/** What titles are made from, beside the name that the data service gives. */
type Named = { app: { name: string }; owner: { name: string }; titles: { separator: string } };

/** The title of a page; the configured name is used until the data service has answered. */
export function titleOf(template: string, { app, owner, titles }: Named, nameOwn = ''): string {
  return fillTitle(template, {
    appName: app.name,
    ownerName: nameOwn || owner.name,
    separator: titles.separator,
  });
}
