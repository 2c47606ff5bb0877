import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Act, OwnerFile, Refusal } from '../../desk-protocol.ts';
import { formatPath } from '../../schema/path.ts';
import { fileErrorCode, replaceFiles, versionOf } from '../project/file-system.ts';
import { createQueue } from '../project/queue.ts';
import type { OwnerTexts } from '../site-files/text-problems.ts';
import type { Journal } from './journal.ts';
import type { Change } from './owner-changes.ts';
import {
  checkTexts,
  fileNames,
  newProblems,
  ownerFiles,
  readOwnerTexts,
  refusal,
  refused,
} from './owner-texts.ts';

type Make = (texts: OwnerTexts, journal: Journal) => Change | Refusal | Promise<Change | Refusal>;

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
      const tried = await tryChange(make, journal);
      if ('texts' in tried && write(tried, versions)) {
        journal = tried.journal;
        for (const file of tried.files) onWrite(ownerFiles[file]);
        return undefined;
      }
      await setTimeout(pause);
      // If the files have changed since, another program was still writing them, so the change is tried again.
      if ('ok' in tried && isDeepStrictEqual(fileVersions(), versions)) return tried;
    }
    return refusal(ownerFiles.site, 'another program writes the file again and again');
  };
  return {
    change: (make: Make): Promise<Refusal | undefined> => inTurn(() => changeFiles(make)),
    journal: () => journal,
  };
}

/** The most often that a change is made again because another program has written at the same moment. */
const attempts = 20;

/** The time between two attempts, in ms. */
const pause = 20;

const fileVersions = () => fileNames.map((file) => versionOf(ownerFiles[file]));

/** A change, and the files that differ after it. */
type Tried = Change & { files: readonly OwnerFile[] };

/** Makes a change of the texts on the disk, and refuses it if the check finds a mistake in it. */
async function tryChange(make: Make, journal: Journal): Promise<Tried | Refusal> {
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
  // The system lets a superuser write any file, even one that its owner has made read-only.
  return (statSync(path).mode & 0o222) === 0;
}

/** Writes the files of a change, unless another program has written since their versions were read. */
function write({ texts, files }: Tried, versions: ReturnType<typeof fileVersions>): boolean {
  return replaceFiles(
    files.map((file) => [ownerFiles[file], texts[file]] as const),
    () => isDeepStrictEqual(fileVersions(), versions),
  );
}

/**
 * Refuses texts in which the check finds a mistake that was not there before. Mistakes at the places of the acts cause
 * those elsewhere, so only they are reported if there are any. Mistakes elsewhere say where they are.
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
