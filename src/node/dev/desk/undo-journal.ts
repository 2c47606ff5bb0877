import { isDeepStrictEqual } from 'node:util';
import type { Act, Bodies } from '../../../desk-protocol/requests.ts';
import type { Failure, Problem } from '../../../diagnose/messages/problem.ts';
import { formatPath } from '../../../schema/path.ts';
import { change, problemsAdded, refusal } from '../../files/site-files/change.ts';
import { fileNames, type OwnerTexts, ownerFiles } from '../../files/site-files/owner-files.ts';
import { readYaml } from '../../files/yaml-edits/yaml-text.ts';
import { applyActs, labelOf } from './acts.ts';

/** Acts of one request, which are undone together, and the texts before and after them. */
export type Entry = { label: string; act: Act; before: OwnerTexts; after: OwnerTexts };

export type Journal = { done: readonly Entry[]; undone: readonly Entry[] };

/** The texts and the journal after a change, and the acts that have made it. */
export type Change = { texts: OwnerTexts; journal: Journal; acts?: readonly Act[] };

/** The message where no act can be applied. */
const fileIsBroken = 'the file has a mistake that has to be mended before the desk can edit it';

/** Applies the acts of a request. With `isMerged`, undo takes them back together with the act before. */
export function changeBy(
  texts: OwnerTexts,
  { done }: Journal,
  { acts, isMerged }: Bodies['act'],
  folder?: string,
): Change | Failure {
  const broken = fileNames.find((file) => readYaml(texts[file]).document.errors.length > 0);
  if (broken !== undefined) {
    const fix = 'mend it in your editor, or with the button beside the mistake';
    return refusal(ownerFiles[broken], fileIsBroken, fix);
  }
  const after = applyActs(texts, acts, folder);
  if ('ok' in after) return after;
  if (isDeepStrictEqual(after, texts)) return { texts, acts, journal: { done, undone: [] } };
  const [act] = acts;
  if (!act) return { texts, acts, journal: { done, undone: [] } };
  const label = labelOf(act);
  const last = done.at(-1);
  const merged = isMerged && last?.label === label ? last : undefined;
  const entry = { label, act, before: merged?.before ?? texts, after };
  const kept = done.filter((each) => each !== merged);
  return { texts: after, acts, journal: { done: [...kept, entry], undone: [] } };
}

/** Takes back the last act, or makes it again, unless another program has written the same file since. */
export function changeBack(
  texts: OwnerTexts,
  journal: Journal,
  way: 'undo' | 'redo',
): Change | Failure {
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

type Make = (texts: OwnerTexts, journal: Journal) => Change | Failure;

/** Changes the owner's files, always on the texts that are on the disk at that time, and remembers how to undo it. */
export function createOwnerQueue() {
  let journal: Journal = { done: [], undone: [] };
  return {
    change: (make: Make): Promise<Change | Failure> =>
      change(
        (texts) => make(texts, journal),
        (before, { texts, acts }) => judge(before, texts, acts),
        (made) => {
          journal = made.journal;
        },
      ),
    journal: () => journal,
  };
}

/**
 * Returns the mistakes in texts that were not there before. Mistakes at the places of the acts cause those elsewhere, so
 * only they are reported if there are any. Mistakes elsewhere say where they are.
 */
export async function judge(
  before: OwnerTexts,
  after: OwnerTexts,
  acts: readonly Act[] = [],
): Promise<Problem[]> {
  const added = await problemsAdded(before, after);
  const own = added.filter(({ path }) => acts.some((act) => path.startsWith(formatPath(act.path))));
  if (own.length > 0) return own;
  return added.map((each) => ({ ...each, message: `${each.path}: ${each.message}` }));
}
