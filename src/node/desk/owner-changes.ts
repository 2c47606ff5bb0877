import type { Act, Bodies, Refusal } from '../../desk-protocol.ts';
import { applyEdits } from '../checks/fix.ts';
import { pathInMessages } from '../project/paths.ts';
import type { OwnerTexts } from '../site-files/text-problems.ts';
import { readYaml } from '../yaml-edits/yaml-text.ts';
import { applyActs, labelOf } from './acts.ts';
import { applyStep, type Journal } from './journal.ts';
import { checkTexts, fileNames, orderOf, ownerFiles, refusal } from './owner-texts.ts';

/** The texts and the journal after a change, and the acts that have made it. */
export type Change = { texts: OwnerTexts; journal: Journal; acts?: readonly Act[] };

/** A change that is refused. A journal leaves out what can never be undone. */
export type Refused = Refusal & { journal?: Journal };

/** Applies the acts of a request. With `isMerged`, undo takes them back together with the act before. */
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
  const mended = { ...texts, [name]: applyEdits(texts[name], [problem]).text };
  // A mend is not undone, since that would bring the mistake back, which is refused.
  return { texts: mended, journal: { done, undone: [] } };
}
