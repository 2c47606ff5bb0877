import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type Failure,
  failed,
  fileProblem,
  type Problem,
} from '../../../diagnose/messages/problem.ts';
import { fileErrorCode, isPlainText, replaceFiles, versionOf } from '../project/file-system.ts';
import { pathInMessages } from '../project/paths.ts';
import { createQueue } from '../project/queue.ts';
import { bytesOf, type OwnerTexts, ownerFiles } from './owner-files.ts';
import { checkFiles } from './site-files.ts';
import { lookAtOwnerFiles } from './watch.ts';

/** The most often that a change is made again because another program has written at the same moment. */
const attempts = 20;

/** The time between two attempts, in ms. */
const pause = 20;

const inTurn = createQueue();

/** What was made of the texts of files, in their order, and what else came of it. */
type Made<Result> = { texts: readonly string[]; result: Result };

/**
 * Changes files of text, one change after the other: writes what `make` returns for the texts on the disk, all or none.
 * If another program has written meanwhile, `make` is asked again.
 * @param onWrite is called with the result, before the next change
 */
export const changeFiles = <Result>(
  paths: readonly string[],
  make: (texts: readonly string[]) => Promise<Made<Result> | Failure>,
  onWrite?: (result: Result) => void,
): Promise<Result | Failure> =>
  inTurn(async () => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const versions = paths.map(versionOf);
      const isCurrent = () => isDeepStrictEqual(paths.map(versionOf), versions);
      const tried = await makeFiles(paths, make);
      if ('files' in tried && replaceFiles(tried.files, isCurrent)) {
        onWrite?.(tried.result);
        void lookAtOwnerFiles();
        return tried.result;
      }
      await setTimeout(pause);
      // If the files have changed since, another program was still writing them, so the change is tried again.
      if ('ok' in tried && isCurrent()) return tried;
    }
    return refusal(paths[0] ?? '', 'another program writes the file again and again');
  });

async function makeFiles<Result>(
  paths: readonly string[],
  make: (texts: readonly string[]) => Promise<Made<Result> | Failure>,
) {
  const odd = paths.find((path) => !isPlainText(path));
  if (odd !== undefined) return refusal(odd, notPlain);
  const before = paths.map((path) => readFileSync(path, 'utf8'));
  const made = await make(before);
  if ('ok' in made) return made;
  const files = paths.flatMap((path, index) => {
    const text = made.texts[index] ?? '';
    return text === before[index] ? [] : [[path, text] as const];
  });
  const [locked] = files.find(([path]) => isReadOnly(path)) ?? [];
  if (locked === undefined) return { files, result: made.result };
  return refusal(locked, 'the file may only be read', 'allow to write the file and its folder');
}

const notPlain = 'this is no plain file of text in UTF-8, and is left as it is';

/** Refuses to change a file for a reason that the check does not know. */
export const refusal = (path: string, message: string, fix = ''): Failure =>
  failed([fileProblem(pathInMessages(path), { message, found: '', expected: '', fix })]);

function isReadOnly(path: string): boolean {
  try {
    for (const each of [path, dirname(path)]) accessSync(each, constants.W_OK);
  } catch (error) {
    return fileErrorCode(error) !== '';
  }
  // The system lets a superuser write any file, even one that its owner has made read-only.
  return (statSync(path).mode & 0o222) === 0;
}

/** Changes the owner's two files, unless `judge` finds a problem in what `make` returns. */
export const change = <Result extends { texts: OwnerTexts }>(
  make: (texts: OwnerTexts) => Result | Failure,
  judge: (before: OwnerTexts, result: Result) => Promise<Problem[]> = (before, { texts }) =>
    problemsAdded(before, texts),
  onWrite?: (result: Result) => void,
): Promise<Result | Failure> => {
  const makeBoth = async ([site = '', content = '']: readonly string[]) => {
    const result = make({ site, content });
    if ('ok' in result) return result;
    const problems = await judge({ site, content }, result);
    if (problems.length > 0) return failed(problems);
    return { texts: [result.texts.site, result.texts.content], result };
  };
  return changeFiles([ownerFiles.site, ownerFiles.content], makeBoth, onWrite);
};

/** Finds the problems in texts that were not there before, wherever they stood. */
export async function problemsAdded(before: OwnerTexts, after: OwnerTexts): Promise<Problem[]> {
  const problemsIn = async (texts: OwnerTexts) => (await checkFiles(bytesOf(texts))).problems;
  const problems = await problemsIn(after);
  if (problems.length === 0) return [];
  const keyOf = ({ file, message, found }: Problem) => JSON.stringify([file, message, found]);
  const known = (await problemsIn(before)).map(keyOf);
  return problems.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
