import { renameSync, rmSync } from 'node:fs';
import type { Act, Refusal } from '../../shared/desk-protocol.ts';
import { versionOf, writeDraft } from '../project/file-system.ts';
import { readYaml } from '../yaml-edits/yaml-text.ts';
import { labelOf } from './acts.ts';
import { applyActs } from './apply-acts.ts';
import {
  applyStep,
  type Journal,
  type JournalEntry,
  readJournal,
  writeJournal,
} from './journal.ts';
import {
  checkTexts,
  fileNames,
  newProblems,
  type OwnerTexts,
  ownerFiles,
  type ReadTexts,
  readOwnerTexts,
  refusal,
  refused,
} from './owner-texts.ts';

/** The texts after a change; and how the journal changes with it. */
export type Change = { texts: OwnerTexts; note: (journal: Journal) => void };

type Make = (texts: OwnerTexts) => Change | Refusal;

export type OwnerQueue = ReturnType<typeof createOwnerQueue>;

/**
 * Changes the owner's files, one change after the other, always on the texts that are on the disk at that time.
 * @param onWrite is called with the path of each file that was written
 */
export function createOwnerQueue(onWrite: (path: string) => void) {
  const journal = readJournal();
  let last: Promise<unknown> = Promise.resolve();
  const change = (make: Make, isTrial = false): Promise<Refusal | undefined> => {
    const result = last.then(() => changeFiles(make, isTrial));
    last = result.catch(() => undefined);
    return result;
  };
  const changeFiles = async (make: Make, isTrial: boolean) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const read = readOwnerTexts();
      if ('ok' in read) return read;
      const changed = make(read.texts);
      if ('ok' in changed) return changed;
      const wrong = await judge(read.texts, changed.texts);
      if (wrong || isTrial) return wrong;
      const written = write(read, changed.texts);
      if (!written) continue;
      changed.note(journal);
      writeJournal(journal);
      for (const path of written) onWrite(path);
      return undefined;
    }
    return refusal('changed', ownerFiles.site, 'another program writes the file again and again');
  };
  return {
    journal,
    change,
    act: (acts: readonly Act[], isTrial?: boolean, isMerged?: boolean) =>
      change((texts) => changeBy(texts, acts, isMerged), isTrial),
    undo: () => change((texts) => changeBack(texts, journal, 'undo')),
    redo: () => change((texts) => changeBack(texts, journal, 'redo')),
  };
}

/** The most often that a change is made again because another program has written at the same moment. */
const attempts = 20;

/** Writes texts and returns the paths of their files; undefined if another program has written since they were read. */
function write(read: ReadTexts, texts: OwnerTexts): readonly string[] | undefined {
  const changed = fileNames.filter((file) => texts[file] !== read.texts[file]);
  const drafts = changed.map((file) => {
    return { path: ownerFiles[file], draft: writeDraft(ownerFiles[file], texts[file]) };
  });
  if (fileNames.every((file) => versionOf(ownerFiles[file]) === read.versions[file])) {
    for (const { path, draft } of drafts) renameSync(draft, path);
    return drafts.map(({ path }) => path);
  }
  for (const { draft } of drafts) rmSync(draft);
  return undefined;
}

/** Refuses texts in which the check finds a mistake that was not there before. */
export async function judge(before: OwnerTexts, after: OwnerTexts): Promise<Refusal | undefined> {
  const { problems } = await checkTexts(after);
  if (problems.length === 0) return undefined;
  const added = newProblems((await checkTexts(before)).problems, problems);
  return added.length > 0 ? refused(added) : undefined;
}

export function changeBy(
  texts: OwnerTexts,
  acts: readonly Act[],
  isMerged = false,
): Change | Refusal {
  const broken = fileNames.find((file) => readYaml(texts[file]).document.errors.length > 0);
  if (broken !== undefined) {
    const message = 'the file has a mistake that has to be mended before the desk can edit it';
    const fix = 'mend it in your editor, or with the button beside the mistake';
    return refusal('wrong', ownerFiles[broken], message, fix);
  }
  const acted = applyActs(texts, acts);
  if ('ok' in acted) return acted;
  const [first] = acts;
  const entry: JournalEntry = { label: first ? labelOf(first) : '', steps: acted.steps };
  return {
    texts: acted.texts,
    note: ({ done, undone }) => {
      if (entry.steps.length === 0) return;
      const before = isMerged ? done.at(-1) : undefined;
      if (before?.label === entry.label) before.steps.push(...entry.steps);
      else done.push(entry);
      undone.splice(0);
    },
  };
}

/** Takes back the last act, or makes it again. */
export function changeBack(
  texts: OwnerTexts,
  { done, undone }: Journal,
  way: 'undo' | 'redo',
): Change | Refusal {
  const [from, to] = way === 'undo' ? [done, undone] : [undone, done];
  const entry = from.at(-1);
  if (!entry) return refusal('missing', ownerFiles.site, `there is nothing to ${way}`);
  const now = { ...texts };
  for (const step of way === 'undo' ? [...entry.steps].reverse() : entry.steps) {
    const text = applyStep(now[step.file], step, way);
    if (text === undefined) {
      const message = `another program has changed the lines of "${entry.label}" since, and the desk leaves them as they are`;
      return refusal('changed', ownerFiles[step.file], message);
    }
    now[step.file] = text;
  }
  return { texts: now, note: () => void to.push(...from.splice(-1)) };
}
