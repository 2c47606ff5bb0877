import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Act, Bodies, Refusal } from '../../desk-protocol.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { formatPath } from '../../schema/path.ts';
import { fileErrorCode, replaceFiles, versionOf } from '../project/file-system.ts';
import { createQueue } from '../project/queue.ts';
import {
  bytesOf,
  fileNames,
  type OwnerTexts,
  ownerFiles,
  readTexts,
} from '../site-files/owner-files.ts';
import { checkFiles } from '../site-files/site-files.ts';
import { readYaml } from '../yaml-edits/yaml-text.ts';
import { applyActs, labelOf } from './acts.ts';
import { refusal, refused } from './owner-texts.ts';

/** Acts of one request, which are undone together, and the texts before and after them. */
type Entry = { label: string; before: OwnerTexts; after: OwnerTexts };

export type Journal = { done: readonly Entry[]; undone: readonly Entry[] };

/** The texts and the journal after a change, and the acts that have made it. */
export type Change = { texts: OwnerTexts; journal: Journal; acts?: readonly Act[] };

/** Applies the acts of a request. With `isMerged`, undo takes them back together with the act before. */
export function changeBy(
  texts: OwnerTexts,
  { done }: Journal,
  { acts, isMerged }: Bodies['act'],
): Change | Refusal {
  const broken = fileNames.find((file) => readYaml(texts[file]).document.errors.length > 0);
  if (broken !== undefined) {
    const message = 'the file has a mistake that has to be mended before the desk can edit it';
    const fix = 'mend it in your editor, or with the button beside the mistake';
    return refusal(ownerFiles[broken], message, fix);
  }
  const after = applyActs(texts, acts);
  if ('ok' in after) return after;
  if (isDeepStrictEqual(after, texts)) return { texts, acts, journal: { done, undone: [] } };
  const label = acts.map(labelOf)[0] ?? '';
  const last = done.at(-1);
  const merged = isMerged && last?.label === label ? last : undefined;
  const entry = { label, before: merged?.before ?? texts, after };
  const kept = done.filter((each) => each !== merged);
  return { texts: after, acts, journal: { done: [...kept, entry], undone: [] } };
}

/** Takes back the last act, or makes it again, unless another program has written the same file since. */
export function changeBack(
  texts: OwnerTexts,
  journal: Journal,
  way: 'undo' | 'redo',
): Change | Refusal {
  const [from, to] = way === 'undo' ? (['done', 'undone'] as const) : (['undone', 'done'] as const);
  const entry = journal[from].at(-1);
  if (!entry) return refusal(ownerFiles.site, `there is nothing to ${way}`);
  const [left, put] = way === 'undo' ? [entry.after, entry.before] : [entry.before, entry.after];
  const now = { ...texts };
  for (const file of fileNames.filter((each) => left[each] !== put[each])) {
    const message = `another program has changed the file since "${entry.label}", and the desk leaves it as it is`;
    if (texts[file] !== left[file]) return refusal(ownerFiles[file], message);
    now[file] = put[file];
  }
  const rest = { ...journal, [from]: journal[from].slice(0, -1) };
  return { texts: now, journal: { ...rest, [to]: [...journal[to], entry] } };
}

type Make = (texts: OwnerTexts, journal: Journal) => Change | Refusal;

/** The most often that a change is made again because another program has written at the same moment. */
const attempts = 20;

/** The time between two attempts, in ms. */
const pause = 20;

const fileVersions = () => fileNames.map((file) => versionOf(ownerFiles[file]));

/**
 * Changes the owner's files, one change after the other, always on the texts that are on the disk at that time.
 * @param onWrite is called with the path of each file that was written
 */
export function createOwnerQueue(onWrite: (path: string) => void) {
  let journal: Journal = { done: [], undone: [] };
  const inTurn = createQueue();
  const changeFiles = async (make: Make) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const versions = fileVersions();
      const isCurrent = () => isDeepStrictEqual(fileVersions(), versions);
      const tried = await tryChange(make, journal);
      if ('files' in tried && replaceFiles(tried.files, isCurrent)) {
        journal = tried.journal;
        for (const [path] of tried.files) onWrite(path);
        return undefined;
      }
      await setTimeout(pause);
      // If the files have changed since, another program was still writing them, so the change is tried again.
      if ('ok' in tried && isCurrent()) return tried;
    }
    return refusal(ownerFiles.site, 'another program writes the file again and again');
  };
  return {
    change: (make: Make): Promise<Refusal | undefined> => inTurn(() => changeFiles(make)),
    journal: () => journal,
  };
}

/** Makes a change of the texts on the disk, and refuses it if the check finds a mistake in it. */
async function tryChange(make: Make, journal: Journal) {
  const read = readTexts();
  if (!read.ok) return refused(read.problems);
  const change = make(read.value, journal);
  if ('ok' in change) return change;
  const changed = fileNames.filter((file) => change.texts[file] !== read.value[file]);
  const files = changed.map((file) => [ownerFiles[file], change.texts[file]] as const);
  const locked = changed.map((file) => ownerFiles[file]).find(isReadOnly);
  if (locked !== undefined)
    return refusal(locked, 'the file may only be read', 'allow to write the file and its folder');
  const refusedBy = await judge(read.value, change.texts, change.acts);
  return refusedBy ?? { journal: change.journal, files };
}

function isReadOnly(path: string): boolean {
  try {
    for (const each of [path, dirname(path)]) accessSync(each, constants.W_OK);
  } catch (error) {
    return fileErrorCode(error) !== '';
  }
  // The system lets a superuser write any file, even one that its owner has made read-only.
  return (statSync(path).mode & 0o222) === 0;
}

/**
 * Refuses texts in which the check finds a mistake that was not there before, wherever it stood. Mistakes at the places
 * of the acts cause those elsewhere, so only they are reported if there are any. Mistakes elsewhere say where they are.
 */
export async function judge(
  before: OwnerTexts,
  after: OwnerTexts,
  acts: readonly Act[] = [],
): Promise<Refusal | undefined> {
  const problemsIn = async (texts: OwnerTexts) => (await checkFiles(bytesOf(texts))).problems;
  const problems = await problemsIn(after);
  if (problems.length === 0) return undefined;
  const keyOf = ({ file, message, found }: Problem) => JSON.stringify([file, message, found]);
  const known = (await problemsIn(before)).map(keyOf);
  const added = problems.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
  if (added.length === 0) return undefined;
  const own = added.filter(({ path }) => acts.some((act) => path.startsWith(formatPath(act.path))));
  const elsewhere = added.map((each) => ({ ...each, message: `${each.path}: ${each.message}` }));
  return refused(own.length > 0 ? own : elsewhere);
}
