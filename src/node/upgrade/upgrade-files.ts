import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import { upgradeCommand } from '../../diagnose/schema/renamed-key.ts';
import { isPlainText, replaceFiles } from '../project/file-system.ts';
import { pathInMessages } from '../project/paths.ts';
import { readCheckContext } from '../site-files/check-context.ts';
import {
  type OwnerPaths,
  type OwnerTexts,
  problemsOf,
  readTexts,
} from '../site-files/text-problems.ts';
import { migrate, type Step } from './migrations.ts';

/** What was done to the files, and what is left to the owner, each as lines of text. */
export type Upgrade = { done: readonly string[]; left: readonly string[] };

/** Brings the owner's files to the form of this version. Comments, order, quotation marks and line ends stay. */
export async function upgradeFiles(paths: OwnerPaths): Promise<Upgrade> {
  const unreadable = Object.values(paths).filter((path) => !isPlainText(path));
  if (unreadable.length > 0) return nothingDone(unreadable.map(adviceOnFile));
  const before = readTexts(paths);
  const after = migrate(before);
  if (!after) return nothingDone(['A file cannot be read as YAML. The check says where.']);
  const done = after.steps.filter(({ byHand }) => byHand === undefined);
  const left = after.steps.filter(({ byHand }) => byHand !== undefined);
  // No migration changes what stands in images and videos, so these are not inspected.
  const context = await readCheckContext([]);
  const countProblems = (texts: OwnerTexts) => problemsOf(texts, context).length;
  if (done.length > 0 && countProblems(after.texts) > countProblems(before)) {
    return nothingDone([
      'In the new form, other lines would be wrong. Mend first what the check names.',
    ]);
  }
  const changed = (['content', 'site'] as const).filter(
    (name) => after.texts[name] !== before[name],
  );
  replaceFiles(changed.map((name) => [paths[name], after.texts[name]]));
  const lineOf = (step: Step) => `${placeOf(step, paths)}  ${step.title}`;
  return { done: done.map(lineOf), left: left.map((step) => `${lineOf(step)}\n${step.byHand}`) };
}

const nothingDone = (left: readonly string[]): Upgrade => ({ done: [], left });

const adviceOnFile = (path: string) =>
  `${pathInMessages(path)} is missing, or no plain file of text in UTF-8, so both files are left as they are.`;

function placeOf({ file, lines }: Step, paths: OwnerPaths): string {
  return [pathInMessages(paths[file]), lines.join(', ')].join(':');
}

/** Reports what valid files still have in the form of an older version. */
export function adviseOnUpgrade(paths: OwnerPaths): Problem[] {
  const { steps = [] } = migrate(readTexts(paths)) ?? {};
  return steps.map(({ title, file, lines: [line = 1], byHand }) => {
    const advice = { message: `new in this version: ${title}`, found: '', expected: '' };
    const fix = byHand === undefined ? `${upgradeCommand} changes it` : byHand;
    return { ...fileProblem(pathInMessages(paths[file]), { ...advice, fix }), line };
  });
}
