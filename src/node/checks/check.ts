import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { diagnose } from '../../diagnose/diagnose.ts';
import {
  formatAnnotations,
  formatJson,
  formatText,
} from '../../diagnose/messages/format-problems.ts';
import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import * as schemas from '../../sections/schemas.ts';
import { commands, WrongArgument } from '../commands.js';
import { ownContent } from '../pages/data-service.ts';
import { publishingNotes } from '../pages/publishing-notes.ts';
import {
  contentFile,
  exampleFile,
  pathInMessages,
  pathInRepository,
  siteFile,
} from '../project/paths.ts';
import { ownSections, ownTypes } from '../project/places.js';
import { findAllPlaceholders } from '../sample/sample.ts';
import { findUnwritten, readCheckContext } from '../site-files/check-context.ts';
import { untranslatedTexts } from '../site-files/owner-files.ts';
import { loadSiteFiles, type SiteFiles } from '../site-files/site-files.ts';
import { adviseOnWords } from '../site-files/site-words.ts';
import { fixFiles } from './fix.ts';

const formats: Readonly<Record<string, (problems: readonly Problem[]) => string>> = {
  text: (problems) => {
    if (problems.length === 0) return 'Both files are in order.';
    const sum = problems.length === 1 ? '1 problem.' : `${problems.length} problems.`;
    return `${formatText(problems)}\n\n${sum}`;
  },
  json: formatJson,
  github: (problems) =>
    formatAnnotations(problems.map((each) => ({ ...each, file: pathInRepository(each.file) }))),
};

const mayBePublished = 'Nothing is left of the sample: the site may be published.\n';
const beforePublished =
  'Before you publish it, `npm run check -- --launch` says what is left to do.\n';

/** Prints the problems of the owner's files, and sets the exit code. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: commands.check.options });
  const name = values.format ?? 'text';
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new WrongArgument(`There is no format "${name}".`);
  const site = resolve(values.config ?? siteFile);
  const content = resolve(values.content ?? contentFile);
  const paths = { site, content };
  const { done, loaded } = values.fix
    ? await fixFiles(paths)
    : { done: [], loaded: await loadSiteFiles(paths) };
  // Other programs read the problems from stdout.
  if (done.length > 0) process.stderr.write(`${done.join('\n')}\n\n`);
  if (loaded.ok) {
    const notes = await publishingNotes(loaded.value, await ownContent(loaded.value));
    process.stderr.write(
      [adviseOnWords(loaded.value), ...notes.map((each) => `${each}\n`)].join(''),
    );
  }
  // The build refuses texts of the sample site if `production` is true, so this check reports them too.
  const isLaunched = loaded.ok && (values.launch || loaded.value.site.app.production);
  const unwritten = loaded.ok ? findUnwritten(loaded.value.publicFiles.keys(), site) : [];
  const leftover = isLaunched ? [...findAllPlaceholders(site, content), ...unwritten] : [];
  const own = await checkOwnSections();
  const problems = [...own, ...(loaded.ok ? leftover : loaded.problems)];
  const written = format(problems);
  if (written !== '') process.stdout.write(`${written}\n`);
  if (!isLaunched && unwritten.length > 0)
    process.stderr.write(`\nNot wrong, and still to do:\n\n${formatText(unwritten)}\n`);
  if (loaded.ok)
    process.stderr.write(adviseOnLanguages(untranslatedTexts(paths), loaded.value, isLaunched));
  if (problems.length === 0 && name === 'text')
    process.stderr.write(isLaunched ? mayBePublished : beforePublished);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Lists the texts that a language lacks; before a launch, it counts them by page. */
function adviseOnLanguages(
  texts: readonly Problem[],
  { site }: SiteFiles,
  isLaunched: boolean,
): string {
  if (texts.length === 0) return '';
  if (!isLaunched) return `\nNot wrong, and still to be translated:\n\n${formatText(texts)}\n`;
  const counts = new Map<string, number>();
  for (const { file, path } of texts) {
    const [, index] = /^pages\[(\d+)\]/.exec(path) ?? [];
    const place = index === undefined ? file : `/${site.pages[Number(index)]?.path ?? ''}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const lines = [...counts].map(([place, count]) => `  ${place}: ${count}`);
  return ['\nTexts that are still to be translated:', ...lines, ''].join('\n');
}

/** Checks the section types of the site's own: each has a schema, a view, and an example that the schema accepts. */
export async function checkOwnSections(): Promise<Problem[]> {
  const registered = new Map<string, z.ZodType>(Object.entries(schemas));
  const problems = await Promise.all(
    ownTypes().map(async (type) => {
      const missing = ['view.tsx', 'example.yaml'].filter(
        (name) => !existsSync(join(ownSections, type, name)),
      );
      const schema = registered.get(type);
      if (!schema || missing.length > 0) return [missingFile(type, missing[0] ?? 'schema.ts')];
      const bytes = readFileSync(exampleFile(type));
      const context = await readCheckContext([bytes.toString()]);
      const read = diagnose(pathInMessages(exampleFile(type)), bytes, schema, context);
      return read.ok ? [] : read.problems;
    }),
  );
  return problems.flat();
}

function missingFile(type: string, name: string): Problem {
  return fileProblem(`sections/${type}/${name}`, {
    message: 'this is missing',
    found: '',
    expected: `the files of a section type, as \`vitrine new:section ${type}\` writes them`,
    fix: 'write it, or remove the folder',
  });
}
