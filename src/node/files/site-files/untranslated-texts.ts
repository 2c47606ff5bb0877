import { readFileSync } from 'node:fs';
import { diagnoseUntranslated } from '../../../diagnose/diagnose.ts';
import { fileProblem, type Problem } from '../../../diagnose/messages/problem.ts';
import { languagesOf } from '../../../diagnose/site-languages.ts';
import { nameOfText } from '../../../shared/text-pages.ts';
import { pathInMessages } from '../project/paths.ts';
import { fileNames, ownerFiles, schemas } from './owner-files.ts';
import { checkFiles, readFiles } from './site-files.ts';

/** Returns the texts in both files, and those of files of their own, that one of the languages lacks. All are valid. */
export async function untranslatedTexts(paths = ownerFiles): Promise<Problem[]> {
  const site = languagesOf(readFileSync(paths.site));
  const files = fileNames.map((name) => ({
    file: pathInMessages(paths[name]),
    bytes: readFileSync(paths[name]),
    schema: schemas[name],
  }));
  return [
    ...diagnoseUntranslated(files, site),
    ...(await findBorrowedFiles(paths, site.languages)),
  ];
}

async function findBorrowedFiles(paths: typeof ownerFiles, languages: readonly string[]) {
  if (languages.length < 2) return [];
  const checked = await checkFiles(readFiles(paths), paths);
  const all = [checked, ...checked.translations].flatMap(({ borrowed, spoken }) =>
    borrowed.map((text) => ({ ...text, lacking: spoken?.language ?? '' })),
  );
  return [...new Map(all.map((text) => [text.file, text])).values()].map(({ file, value }) => {
    const lacking = all.filter((text) => text.file === file).map((text) => text.lacking);
    const [own] = lacking.map((tag) => nameOfText(file, languages).replace(/\.\w+$/, `.${tag}$&`));
    return {
      ...fileProblem(file, {
        message: `this text is missing in ${lacking.join(', ')}, where that of another language stands`,
        found: `"${value.title ?? file}"`,
        expected: `a file for each of ${languages.join(', ')}`,
        fix: `write it as ${own}, or leave it if it is the same in all`,
      }),
      lacking,
    };
  });
}

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
