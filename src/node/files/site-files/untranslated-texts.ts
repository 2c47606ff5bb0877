import { readFileSync } from 'node:fs';
import { diagnoseUntranslated } from '../../../diagnose/diagnose.ts';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { languagesOf } from '../../../diagnose/site-languages.ts';
import { pathInMessages } from '../project/paths.ts';
import { fileNames, ownerFiles, schemas } from './owner-files.ts';

/** Returns the texts in both files that one of the languages lacks. The files are valid. */
export const untranslatedTexts = (paths = ownerFiles): Problem[] =>
  diagnoseUntranslated(
    fileNames.map((name) => ({
      file: pathInMessages(paths[name]),
      bytes: readFileSync(paths[name]),
      schema: schemas[name],
    })),
    languagesOf(readFileSync(paths.site)),
  );

/** The number of texts whose places are named. */
const namedPlaces = 3;

/** Returns a line for each language that lacks texts, with their number and the first places. */
export function countUntranslated(
  texts: readonly Problem[],
  whereAll = ', which `npm run check -- --launch` lists',
): string[] {
  const languages = new Set(texts.flatMap(({ lacking = [] }) => lacking));
  return [...languages].map((language) => {
    const all = texts.filter(({ lacking = [] }) => lacking.includes(language));
    const first = all.slice(0, namedPlaces);
    const places = first.map(({ file, line, found }) => `${file}:${line} ${found}`).join(', ');
    const more =
      all.length > first.length ? ` and ${all.length - first.length} more${whereAll}` : '';
    const are = all.length === 1 ? 'text is' : 'texts are';
    return `In ${language}, ${all.length} ${are} still to be translated: ${places}${more}.`;
  });
}
