import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { mend } from '../../src/node/checks/fix.ts';
import { isFullRun } from '../unit/full-run.ts';
import { type Mistake, mistakes, ownerMistakes } from './corpus.ts';
import { contentFile, languagesFile, siteFile } from './good-files.ts';

const timeout = isFullRun ? 1_200_000 : 240_000;

test('the files are in order before a mistake is made', () => {
  for (const { text, problemsOf } of [siteFile, contentFile])
    expect(problemsOf(text)).toBeUndefined();
});

test('each mistake can be made in its file, also those that only a full run looks at', () => {
  const failed = [...mistakes, ...ownerMistakes].flatMap(({ title, file, edit, mended }) => {
    try {
      mended?.(file.text);
      return edit(file.text) === file.text ? `${title}: it changes nothing` : [];
    } catch (error) {
      return `${title}: ${error}`;
    }
  });
  expect(failed).toEqual([]);
});

/** Makes a mistake in its file, and tells how far the report about it goes. */
function outcomeOf(mistake: Mistake) {
  const { text: good, problemsOf } = mistake.file;
  const text = mistake.edit(good);
  const problems = problemsOf(text) ?? [];
  const line = lineOf(mistake, text);
  const there = problems.filter((problem) => problem.line === line);
  const said = there
    .map(({ message, expected, fix, path }) => `${path} ${message} ${expected} ${fix}`)
    .join('\n');
  // ` or ` separates alternatives.
  const isNamed = (name: string) =>
    name
      .toLowerCase()
      .split(' or ')
      .some((word) => said.toLowerCase().includes(word));
  const reports = problems.map((each) => `${each.line}: ${each.message} [${each.fix}]`);
  return {
    problems,
    isSilent: problems.length === 0 && !isDeepStrictEqual(parse(text), parse(good)),
    isOnLine: there.length > 0,
    isNamed: mistake.names.every(isNamed),
    description: `${mistake.title}, line ${line}: ${reports.join('; ')}`,
  };
}

type Outcome = ReturnType<typeof outcomeOf>;

/** The number of the line, from 1, that a mistake has changed, or of the nearest one that holds what it names. */
function lineOf({ title, file, at }: Mistake, text: string): number {
  const [before, after] = [file.text.split('\n'), text.split('\n')];
  const changed = after.findIndex((each, index) => each !== before[index]);
  const held = after.flatMap((each, index) =>
    at === undefined || each.includes(at) ? [Math.abs(index - changed)] : [],
  );
  const distance = Math.min(...held);
  const line = [changed - distance, changed + distance].find((index) =>
    after[index]?.includes(at ?? ''),
  );
  if (changed < 0 || line === undefined) throw new Error(`nothing is changed, or held: ${title}`);
  return line + 1;
}

test('mistakes are reported where they are, once, and by their name', { timeout }, () => {
  const outcomes = mistakes
    .filter((_, index) => isFullRun || index % 24 === 0)
    .map((mistake) => outcomeOf(mistake));
  const expectShare = (share: number, passes: (outcome: Outcome) => boolean) => {
    const failures = outcomes.filter((outcome) => !passes(outcome));
    const said = failures.map(({ description }) => description).join('\n');
    expect(1 - failures.length / outcomes.length, said).toBeGreaterThanOrEqual(share);
  };
  expectShare(1, ({ isSilent }) => !isSilent);
  expectShare(0.95, ({ isOnLine }) => isOnLine);
  expectShare(0.91, ({ problems }) => problems.length === 1);
  expectShare(0.88, ({ isNamed }) => isNamed);
  for (const { message, fix, expected } of outcomes.flatMap(({ problems }) => problems)) {
    expect(message).not.toMatch(/^$|\n|undefined|\[object|Error|\bat .*\.ts/);
    expect(`${fix}${expected}`).not.toMatch(/^$|undefined|\[object/);
  }
});

test.each(['[es, englisch]', '[es, en-UK]', '[1, en]', 'es, en', 'es', '[]', ''])(
  'languages: %s is one report, however many texts have a language, and hides no other',
  (list) => {
    const faulty = languagesFile.text.replace('[es, en]', list);
    const line = languagesFile.text.split('\n').findIndex((each) => each.includes('[es, en]')) + 1;
    const linesOf = (text: string) => languagesFile.problemsOf(text)?.map((each) => each.line);
    expect(linesOf(faulty)).toEqual([line]);
    const [before = ''] = faulty.split('en: My Projects{separator}');
    const other = faulty.replace('en: My Projects{separator}', 'en: My Projects{seperator}');
    expect(linesOf(other)).toEqual([line, before.split('\n').length]);
  },
);

test.each([
  ['  languages: [es, en]\n', ''],
  ['languages:', 'langauges:'],
  ['languages:', 'language:'],
])('%j in place of %j is one report, however many texts have a language', (from, to) => {
  expect(languagesFile.problemsOf(languagesFile.text.replace(from, to))).toHaveLength(1);
});

test.each([
  ['  switch: true', '\tswitch: true'],
  ['  production: false', '\tproduction: false'],
  ['  url:', ' url:'],
  ['app:\n', '  app:\n'],
  ['  - path: { es: proyectos', '    path: { es: proyectos'],
  ['  languages:', 'languages:'],
  ['  languages:', '   languages:'],
])('%j as %j hides no language, so that it is one report', (from, to) => {
  expect(languagesFile.problemsOf(languagesFile.text.replace(from, to))).toHaveLength(1);
});

test.each(['languages:', '   languages:'])('%j is not reported at each text', (indented) => {
  const [first, ...others] =
    languagesFile.problemsOf(languagesFile.text.replace('  languages:', indented)) ?? [];
  expect(first?.message).toContain('indented');
  expect(others.filter(({ message }) => message.includes('in several languages'))).toEqual([]);
});

/** What a file says, in whichever way it is written; its text if it cannot be read. */
function meaningOf(text: string): string {
  const document = parseDocument(text);
  return document.errors.length > 0 ? text : JSON.stringify(document.toJS());
}

test('what owners write in their own way is mended as meant, or only printed', {
  timeout,
}, async () => {
  const made = ownerMistakes.filter(({ title }) => isFullRun || title.endsWith(' (1)'));
  for (const { title, file, edit, mended = edit } of made) {
    const text = edit(file.text);
    expect(file.problemsOf(text), title).toBeDefined();
    const fixed = await mend(text, (each) => file.problemsOf(each) ?? []);
    expect(meaningOf(fixed.text), title).toBe(meaningOf(mended(file.text)));
  }
});
