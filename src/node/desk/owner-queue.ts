import { accessSync, constants, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Act, Bodies, OwnerFile, Refusal } from '../../desk-protocol.ts';
import { formatPath } from '../../schema/path.ts';
import { applyEdits } from '../checks/fix.ts';
import { fileErrorCode, versionOf, writeDraft } from '../project/file-system.ts';
import { pathInMessages } from '../project/paths.ts';
import { readYaml } from '../yaml-edits/yaml-text.ts';
import { applyActs, labelOf } from './acts.ts';
import { applyStep, type Journal, readJournal, writeJournal } from './journal.ts';
import {
  checkTexts,
  fileNames,
  keepOrder,
  newProblems,
  type OwnerTexts,
  orderOf,
  ownerFiles,
  readOwnerTexts,
  refusal,
  refused,
} from './owner-texts.ts';

/** The texts and the journal after a change, and the acts that have made it. */
type Change = { texts: OwnerTexts; journal: Journal; acts?: readonly Act[] };

/** A change that is refused. A journal leaves out what can never be undone. */
type Refused = Refusal & { journal?: Journal };

type Make = (texts: OwnerTexts, journal: Journal) => Change | Refused | Promise<Change | Refused>;

/**
 * Changes the owner's files, one change after the other, always on the texts that are on the disk at that time.
 * @param onWrite is called with the path of each file that was written
 */
export function createOwnerQueue(onWrite: (path: string) => void) {
  let journal = readJournal();
  let last: Promise<unknown> = Promise.resolve();
  const keep = (next: Journal) => {
    journal = next;
    writeJournal(journal);
  };
  const changeFiles = async (make: Make) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const versions = fileVersions();
      const tried = await tryChange(make, journal);
      if ('texts' in tried && write(tried, versions)) {
        if (tried.acts?.every(keepsOrder)) keepOrder(tried.texts);
        keep(tried.journal);
        for (const file of tried.files) onWrite(ownerFiles[file]);
        return undefined;
      }
      await setTimeout(pause);
      // Else another program had written only a part of a file when it was read.
      if ('ok' in tried && isDeepStrictEqual(fileVersions(), versions)) {
        if (tried.journal) keep(tried.journal);
        return { ok: tried.ok, problems: tried.problems };
      }
    }
    return refusal(ownerFiles.site, 'another program writes the file again and again');
  };
  const change = (make: Make): Promise<Refusal | undefined> => {
    const result = last.then(() => changeFiles(make));
    last = result.catch(() => undefined);
    return result;
  };
  return { change, journal: () => journal };
}

/** The most often that a change is made again because another program has written at the same moment. */
const attempts = 20;

/** The time between two attempts, in ms. */
const pause = 20;

/** Checks whether an act leaves every item at its index. */
const keepsOrder = (act: Act) => act.kind === 'set' && Object(act.value) !== act.value;

const fileVersions = () => fileNames.map((file) => versionOf(ownerFiles[file]));

/** A change, and the files that differ after it. */
type Tried = Change & { files: readonly OwnerFile[] };

/** Makes a change of the texts on the disk, and refuses it if the check finds a mistake in it. */
async function tryChange(make: Make, journal: Journal): Promise<Tried | Refused> {
  const read = readOwnerTexts();
  if ('ok' in read) return read;
  const change = await make(read, journal);
  if ('ok' in change) return change;
  const files = fileNames.filter((file) => change.texts[file] !== read[file]);
  const locked = files.map((file) => ownerFiles[file]).find(isReadOnly);
  if (locked !== undefined)
    return refusal(locked, 'the file may only be read', 'allow to write the file and its folder');
  return (await judge(read, change.texts, change.acts)) ?? { ...change, files };
}

function isReadOnly(path: string): boolean {
  try {
    for (const each of [path, dirname(path)]) accessSync(each, constants.W_OK);
  } catch (error) {
    return fileErrorCode(error) !== '';
  }
  // A superuser may write any file, and its owner has said that nobody should.
  return (statSync(path).mode & 0o222) === 0;
}

/** Writes the files of a change, unless another program has written since their versions were read. */
function write({ texts, files }: Tried, versions: ReturnType<typeof fileVersions>): boolean {
  const drafts = files.map((file) => {
    return { path: ownerFiles[file], draft: writeDraft(ownerFiles[file], texts[file]) };
  });
  const isSame = isDeepStrictEqual(fileVersions(), versions);
  for (const { path, draft } of drafts) isSame ? renameSync(draft, path) : rmSync(draft);
  return isSame;
}

/**
 * Refuses texts in which the check finds a mistake that was not there before. Mistakes elsewhere than at the places of
 * the acts say where they are, and follow from those that are there.
 */
export async function judge(
  before: OwnerTexts,
  after: OwnerTexts,
  acts: readonly Act[] = [],
): Promise<Refusal | undefined> {
  const { problems } = await checkTexts(after);
  if (problems.length === 0) return undefined;
  const added = newProblems((await checkTexts(before)).problems, problems);
  if (added.length === 0) return undefined;
  const own = added.filter(({ path }) => acts.some((act) => isAt(act, path)));
  const elsewhere = added.map((each) => ({ ...each, message: `${each.path}: ${each.message}` }));
  return refused(own.length > 0 ? own : elsewhere);
}

const isAt = (act: Act, path: string) =>
  act.kind === 'rename page'
    ? /^pages\[\d+\]\.path$/.test(path)
    : path.startsWith(formatPath(act.path));

export function changeBy(
  texts: OwnerTexts,
  { done }: Journal,
  { acts, isMerged, order }: Bodies['act'],
): Change | Refusal {
  const present = orderOf(texts);
  if (order !== undefined && order !== present) return { ok: false, problems: [] };
  const broken = fileNames.find((file) => readYaml(texts[file]).document.errors.length > 0);
  if (broken !== undefined) {
    const message = 'the file has a mistake that has to be mended before the desk can edit it';
    const fix = 'mend it in your editor, or with the button beside the mistake';
    return refusal(ownerFiles[broken], message, fix);
  }
  const acted = applyActs(texts, acts);
  if ('ok' in acted) return acted;
  const label = acts.map(labelOf)[0] ?? '';
  const before = isMerged && done.at(-1)?.label === label ? done.slice(-1) : [];
  const steps = [...before.flatMap((each) => each.steps), ...acted.steps];
  const kept = done.slice(0, done.length - before.length);
  return {
    texts: acted.texts,
    acts,
    journal: { done: steps.length > 0 ? [...kept, { label, steps }] : kept, undone: [] },
  };
}

/** Takes back the last act, or makes it again. */
export function changeBack(
  texts: OwnerTexts,
  journal: Journal,
  way: 'undo' | 'redo',
): Change | Refused {
  const [from, to] = way === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const);
  const entry = journal[from].at(-1);
  if (!entry) return refusal(ownerFiles.site, `there is nothing to ${way}`);
  const left = { ...journal, [from]: journal[from].slice(0, -1) };
  const now = { ...texts };
  for (const step of way === 'undo' ? entry.steps.toReversed() : entry.steps) {
    const text = applyStep(now[step.file], step, way);
    if (text === undefined) {
      const message = `another program has changed the lines of "${entry.label}" since, and the desk leaves them as they are`;
      return { ...refusal(ownerFiles[step.file], message), journal: left };
    }
    now[step.file] = text;
  }
  return { texts: now, journal: { ...left, [to]: [...journal[to], entry] } };
}

/** Makes the certain repair of a problem, as `npm run check -- --fix` makes it. */
export async function mendProblem(
  texts: OwnerTexts,
  { done }: Journal,
  { file, line, message }: Bodies['mend'],
): Promise<Change | Refusal> {
  const { problems } = await checkTexts(texts);
  const problem = problems.find(
    (each) => each.file === file && each.line === line && each.message === message,
  );
  const name = fileNames.find((each) => pathInMessages(ownerFiles[each]) === file);
  if (problem?.edits === undefined || name === undefined) {
    const reason = 'the mistake is not there any more, or has no certain repair';
    return refusal(ownerFiles[name ?? 'site'], reason);
  }
  const mended = { ...texts, [name]: applyEdits(texts[name], problem).text };
  // A mend is not undone, since that would bring the mistake back, which is refused.
  return { texts: mended, journal: { done, undone: [] } };
}
