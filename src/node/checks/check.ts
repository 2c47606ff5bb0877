import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { diagnose } from '../../diagnose/diagnose.ts';
import { formatText } from '../../diagnose/messages/format-problems.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { childOf, docsOf, fieldsAt, type Schema } from '../../schema/schema-tree.ts';
import * as schemas from '../../sections/schemas.ts';
import { findFaults } from '../authors/own-sections/find-faults.ts';
import { moduleProblem, problemAt, readModule } from '../authors/own-sections/own-module.ts';
import { ownContent } from '../build/pages/data-service.ts';
import { publishingNotes } from '../build/pages/publishing-notes.ts';
import { StyleError } from '../build/styles/evaluate-styles.ts';
import { createStyleSource } from '../build/styles/style-source.ts';
import { commands } from '../commands.js';
import { contentFile, exampleFile, pathInMessages, siteFile } from '../files/project/paths.ts';
import { ownSections, ownTypes } from '../files/project/places.js';
import { findUnwritten, readCheckContext } from '../files/site-files/check-context.ts';
import { loadSiteFiles } from '../files/site-files/site-files.ts';
import { adviseOnWords } from '../files/site-files/site-words.ts';
import { countUntranslated, untranslatedTexts } from '../files/site-files/untranslated-texts.ts';
import { findAllPlaceholders } from '../start/sample/sample.ts';
import { fixFiles } from './fix.ts';
import { printer } from './print-problems.ts';

const mayBePublished = 'Nothing is left of the sample: the site may be published.\n';
const beforePublished =
  'Before you publish it, `npm run check -- --launch` says what is left to do.\n';

/** Prints the problems of the owner's files, and sets the exit code. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: commands.check.options });
  const print = printer(values.format);
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
  const own = await checkOwnSections(loaded.ok);
  const problems = [...own, ...(loaded.ok ? leftover : withoutTypesIn(own, loaded.problems))];
  print(problems);
  if (!isLaunched && unwritten.length > 0)
    process.stderr.write(`\nNot wrong, and still to do:\n\n${formatText(unwritten)}\n`);
  if (loaded.ok) {
    const { hints = [] } = loaded;
    process.stderr.write(advise(hints, await untranslatedTexts(paths), values.launch === true));
  }
  if (problems.length === 0 && (values.format ?? 'text') === 'text')
    process.stderr.write(isLaunched ? mayBePublished : beforePublished);
}

/** Leaves out that a section type is unknown which is among the site's own, and has a mistake in its files. */
function withoutTypesIn(own: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const types = own.map(({ file }) => file.split('/')[1]?.toLowerCase());
  return problems.filter(({ message }) => {
    const [, type] = /^unknown section type "(.+?)"/.exec(message) ?? [];
    return type === undefined || !types.includes(type.toLowerCase());
  });
}

/** Lists what looks like a slip, counts the texts that each language lacks, and lists all of them where a launch is near. */
function advise(hints: readonly Problem[], texts: readonly Problem[], isWhole: boolean): string {
  const lines = countUntranslated(texts, isWhole ? '' : undefined);
  const listed = [...hints, ...(isWhole ? texts : texts.filter(({ lacking }) => !lacking))];
  const list = listed.length > 0 ? [`Not wrong, and worth a look:\n\n${formatText(listed)}`] : [];
  return [...lines, ...list].map((each) => `\n${each}\n`).join('');
}

/**
 * Checks the section types of the site's own: their files, that the schema of each accepts its example and describes its
 * fields, and their styles.
 * @param isSound whether the owner's files are in order, by which the styles are evaluated
 */
async function checkOwnSections(isSound: boolean): Promise<Problem[]> {
  const faults = await findFaults();
  const types = ownTypes();
  // What cannot be read cannot be tried.
  if (faults.length > 0 || types.length === 0) return faults;
  const found = await Promise.all(types.map(checkType));
  return [...found.flat(), ...(isSound ? await styleProblems() : [])];
}

const registered: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(schemas));

async function checkType(type: string): Promise<Problem[]> {
  const schema = registered.get(type);
  if (!(schema instanceof z.ZodObject)) return [];
  const bytes = readFileSync(exampleFile(type));
  const context = await readCheckContext([bytes.toString()]);
  const read = diagnose(pathInMessages(exampleFile(type)), bytes, schema, context);
  const example = read.ok ? [] : read.problems;
  return [...example, ...(await undescribedFields(type, schema))];
}

async function undescribedFields(type: string, schema: z.ZodObject): Promise<Problem[]> {
  const module = await readModule(join(ownSections, type, 'schema.ts'));
  return namesWithoutSentence(schema).map((name) => {
    // The field of the same name elsewhere may have its sentence, so a line that ends with one is passed over.
    const key = new RegExp(String.raw`(?<=(?:^|[{,])\s*)${name}(?=\s*[:,}])(?!.*describe\()`, 'm');
    const at = key.exec(module.source.text)?.index ?? 0;
    return moduleProblem(module, [at, at + name.length], {
      message: `the field ${name} does not say what it is for`,
      found: name,
      expected: 'a sentence for each field, which editors and the desk show',
      fix: `end it with .describe('…')`,
    });
  });
}

/** Returns the names of fields without a description, those of items of lists too. */
function namesWithoutSentence(schema: Schema): string[] {
  const item = childOf(schema, [], 0);
  if (item) return namesWithoutSentence(item);
  return Object.entries(fieldsAt(schema, {}, [])).flatMap(([name, field]) => [
    ...(docsOf(field).description === undefined ? [name] : []),
    ...namesWithoutSentence(field),
  ]);
}

async function styleProblems(): Promise<Problem[]> {
  try {
    await createStyleSource().current();
    return [];
  } catch (error) {
    if (!(error instanceof StyleError)) throw error;
    return [await problemAt(error.place, error.words)];
  }
}
