import { titleVariables } from '../shared/template.ts';
import type { MarkupFault } from './markup.ts';

const ofTitles = new RegExp(`\\{(?:${titleVariables.join('|')})\\}`);

/** As templates and shells write a variable, where the text is nothing else. */
const alone = /^(?:\$\{[\w.-]+\}|\$[A-Z][A-Z\d_]+|\{\{.*\}\}|\{%.*%\})$/s;

/** A variable in a text in which nothing is filled in: visitors would read its name. */
export function findLooseVariable(text: string): MarkupFault | undefined {
  const [ofTitle] = ofTitles.exec(text) ?? [];
  const [found] = ofTitle === undefined ? (alone.exec(text.trim()) ?? []) : [ofTitle];
  if (found === undefined) return undefined;
  const filler = ofTitle === undefined ? 'nothing' : 'only the title of a page';
  return {
    expected: `a text without ${found}, which ${filler} fills in`,
    fix: `write the words themselves in place of ${found}`,
  };
}
