import { fillTemplate } from './template.ts';

/** The variables of a title template, which stand in braces. */
export const titleVariables = ['appName', 'ownerName', 'separator'] as const;

/** For editors, which check a title template by a pattern: no other variables than these. */
export const titlePattern = `^(?![\\s\\S]*\\{(?!(?:${titleVariables.join('|')})\\})[^{}]*\\})`;

/** What the variables of a title template stand for. */
type TitleValues = Record<(typeof titleVariables)[number], string>;

/** Fills a title template: `'Contact me{separator}{appName}'` becomes `'Contact me - Vitrine'`. */
export function fillTitle(template: string, values: TitleValues): string {
  return fillTemplate(template, values);
}
