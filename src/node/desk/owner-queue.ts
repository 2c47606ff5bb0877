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
  readOwnerTexts,
  refusal,
  refused,
} from './owner-texts.ts';

/** The texts after a change; and how the journal changes with it. */
export type Change = { texts: OwnerTexts; note: (journal: Journal) => void };

export type OwnerQueue = ReturnType<typeof createOwnerQueue>;

/**
 * Changes the owner's files, one change after the other, always on the texts that are on the disk at that time.
 * @param onWrite is called with the path of each file that was written
 */
export function createOwnerQueue(onWrite: (path: string) => void) {
  const journal = readJournal();
  let last: Promise<unknown> = Promise.resolve();
  const inQueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const change = (make: (texts: OwnerTexts) => Change | Refusal, isTrial = false) =>
    inQueue(async () => {
      const refused = await write(make, isTrial, onWrite);
      if ('note' in refused) {
        refused.note(journal);
        writeJournal(journal);
        return undefined;
      }
      return 'ok' in refused ? refused : undefined;
    });
  return {
    journal,
    change,
    act: (acts: readonly Act[], isTrial = false, isMerged = false) =>
      change((texts) => changeBy(texts, acts, isMerged), isTrial),
    undo: () => change((texts) => changeBack(texts, journal, 'undo')),
    redo: () => change((texts) => changeBack(texts, journal, 'redo')),
  };
}

/** The most often that a change is made again because another program has written at the same moment. */
const attempts = 20;

/** Makes a change and writes it, if the check finds no mistake in it that was not there before. */
async function write(
  make: (texts: OwnerTexts) => Change | Refusal,
  isTrial: boolean,
  onWrite: (path: string) => void,
): Promise<Change | Refusal | { isTried: true }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const read = readOwnerTexts();
    if ('ok' in read) return read;
    const changed = make(read.texts);
    if ('ok' in changed) return changed;
    const wrong = await judge(read.texts, changed.texts);
    if (wrong) return wrong;
    if (isTrial) return { isTried: true };
    const changedFiles = fileNames.filter((file) => changed.texts[file] !== read.texts[file]);
    const drafts = changedFiles.map((file) => {
      const path = ownerFiles[file];
      return { path, draft: writeDraft(path, changed.texts[file]) };
    });
    if (fileNames.every((file) => versionOf(ownerFiles[file]) === read.versions[file])) {
      for (const { path, draft } of drafts) renameSync(draft, path);
      for (const { path } of drafts) onWrite(path);
      return changed;
    }
    for (const { draft } of drafts) rmSync(draft);
  }
  return refusal('changed', ownerFiles.site, 'another program writes the file again and again');
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
  isMerged: boolean,
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
