import type { DeskProblem, Refusal } from '../../shared/desk-protocol.ts';
import { applyEdits } from '../checks/fix.ts';
import { pathInMessages } from '../project/paths.ts';
import type { Change } from './owner-queue.ts';
import {
  checkTexts,
  fileNames,
  type OwnerTexts,
  ownerFiles,
  readOwnerTexts,
  refusal,
} from './owner-texts.ts';

/** Finds the certain repair of a problem, as `npm run check -- --fix` makes it. */
export async function repairOf({
  file,
  line,
  message,
}: Pick<DeskProblem, 'file' | 'line' | 'message'>): Promise<
  (texts: OwnerTexts) => Change | Refusal
> {
  const read = readOwnerTexts();
  const problems = 'ok' in read ? [] : (await checkTexts(read)).problems;
  const problem = problems.find(
    (each) => each.file === file && each.line === line && each.message === message,
  );
  const name = fileNames.find((each) => pathInMessages(ownerFiles[each]) === file);
  return (texts) => {
    const isNew = 'ok' in read || name === undefined || texts[name] !== read[name];
    if (isNew || problem?.edits === undefined)
      return refusal(
        'changed',
        ownerFiles[name ?? 'site'],
        'the mistake is not there any more, or has no certain repair',
      );
    return {
      texts: { ...texts, [name]: applyEdits(texts[name], problem).text },
      // A mend is not undone, since that would bring the mistake back, which is refused.
      note: ({ undone }) => void undone.splice(0),
    };
  };
}
