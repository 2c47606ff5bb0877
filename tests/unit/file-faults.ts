import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { FileUse } from '../../src/diagnose/references/check-context.ts';
import { inspectMedia } from '../../src/node/build/media/media-fault.ts';
import { temporaryFolder } from '../browser/program.ts';

const folderUntil = (end: (remove: () => void) => void) => (): string => {
  const { folder, remove } = temporaryFolder();
  end(remove);
  return folder;
};
/** A folder for all tests of a file, which is removed after them. */
export const folderForTests = folderUntil(afterAll);
/** A folder for one test, which is removed after it. */
export const folderForTest = folderUntil(onTestFinished);

/** What is wrong with a file of this name and content, where it is used in this way. */
export async function faultOfFile(name: string, content: string | Uint8Array, use: FileUse) {
  const file = join(folderForTest(), name);
  writeFileSync(file, content);
  return (await inspectMedia(file))(use)?.fault;
}
