import { existsSync } from 'node:fs';
import { apart, type Problem } from '../../diagnose/messages/problem.ts';
import { pathInMessages } from '../files/project/paths.ts';
import { changeFiles } from '../files/site-files/change.ts';
import type { ownerFiles } from '../files/site-files/owner-files.ts';
import { checkFiles, loadSiteFiles, readFiles } from '../files/site-files/site-files.ts';
import { themePaths } from '../files/site-files/themes.ts';

/** The largest number of checks of the file, since each of them takes long. */
const maxChecks = 40;

/** A text after its repair, and a description of each change. */
type Mended = { text: string; changes: readonly string[] };

type Check<Text> = (text: Text) => readonly Problem[] | Promise<readonly Problem[]>;

/** Makes the certain repairs of all files, or of some of their problems; returns what it did, and the files after it. */
export async function fixFiles(
  paths: typeof ownerFiles,
  isMeant: (problem: Problem) => boolean = () => true,
) {
  const done: string[] = [];
  // A project may lead to a page, which only the site file knows, so that is mended first.
  const two = [['site', paths.site] as const, ['content', paths.content] as const];
  for (const [file, path] of [...themePaths(), ...two]) {
    const read = readFiles(paths);
    const said = await fixFile(path, async (value) => {
      const text = { [file]: { ok: true, value } as const };
      const { files } = await checkFiles({ ...read, ...text }, paths);
      const diagnosis = new Map(Object.entries(files)).get(file);
      const problems = (diagnosis?.ok ? diagnosis.hints : diagnosis?.problems) ?? [];
      // The problems that are not meant stay without their edits, since an edit has to leave fewer of all.
      return problems.map((each) => (isMeant(each) ? each : { ...each, edits: undefined }));
    });
    done.push(...said);
  }
  return { done, loaded: await loadSiteFiles(paths) };
}

/** Repairs one of the owner's files and writes it once; says what it did. */
export async function fixFile(path: string, check: Check<Uint8Array>): Promise<string[]> {
  const name = pathInMessages(path);
  // The check that follows reports a missing file.
  if (!existsSync(path)) return [];
  const changes = await changeFiles([path], async ([before = '']) => {
    const mended = await mend(before, (each) => check(Buffer.from(each)));
    return { texts: [mended.text], result: mended.changes };
  });
  return 'ok' in changes
    ? changes.problems.map(({ message }) => `${name}: ${message}`)
    : changes.map((change) => `${name}:${change}`);
}

/**
 * Applies the certain edits of a text's problems until none is left. Comments, layout and line breaks stay. All are made
 * at once, since each check of the file takes long; if that does not help as much as it should, half of them are, and
 * so on. An edit that does not reduce the number of known problems is not made.
 */
export async function mend(original: string, check: Check<string>): Promise<Mended> {
  const keyOf = ({ line, message }: Problem) => `${line} ${message}`;
  let text = original;
  let problems = await check(text);
  const changes: string[] = [];
  const failed = new Set<string>();
  let size = problems.length;
  for (let checks = 0; checks < maxChecks; checks += 1) {
    const certain = problems.filter((problem) => problem.edits && !failed.has(keyOf(problem)));
    const some = apart(certain).slice(0, size);
    if (some.length === 0) break;
    const edited = applyEdits(text, some);
    const left = await check(edited.text);
    // A misspelt key's value is checked only after the key's repair, so a problem of the value does not count.
    const isOfValue = ({ path, message }: Problem) =>
      path !== '' && some.some((each) => each.path === path && each.message !== message);
    const rest = left.filter((each) => !isOfValue(each));
    // What stands elsewhere or is an item now, and is faulty there, was probably meant for another place.
    const isOut = left.some(({ line }) =>
      some.some(({ isMove, edits = [] }) => isMove && edits.some((edit) => edit.line === line - 1)),
    );
    const isLess =
      !isOut && left.length <= problems.length && rest.length <= problems.length - some.length;
    if (some.length === 1 && (!isLess || left.length === problems.length))
      for (const each of some) failed.add(keyOf(each));
    if (isLess) {
      text = edited.text;
      problems = left;
      changes.push(...edited.changes);
    }
    size = isLess || some.length === 1 ? problems.length : Math.ceil(some.length / 2);
  }
  return { text, changes };
}

/** Applies the edits of problems. A line that becomes empty is removed with its line break. */
function applyEdits(text: string, problems: readonly Problem[]): Mended {
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  // Each line is split off with its line break, so line breaks stay as they are.
  const lines = text.slice(bom.length).split(/(?<=\r\n|\n|\r(?!\n))/);
  const edits = problems.flatMap(({ edits = [], message }) =>
    edits.map((edit) => ({ ...edit, message })),
  );
  const changes = edits.flatMap(({ line, text: meant, message }): string[] => {
    const whole = lines[line] ?? '';
    const from = whole.replace(/[\r\n]+$/, '');
    if (from === meant) return [];
    const end = whole.slice(from.length) || '\n';
    lines[line] = meant === '' ? '' : meant.replaceAll('\n', end) + whole.slice(from.length);
    const after =
      meant === '' ? '  (the line is removed)' : meant.trimEnd().replace(/^\s*/gm, '  + ');
    return [`${line + 1}  mended: ${message}\n  - ${from.trim()}\n${after}`];
  });
  return { text: bom + lines.join(''), changes };
}
