import type { Act } from '../../../desk-protocol/requests.ts';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { formatPath } from '../../../schema/path.ts';
import { schemaAt } from '../../../schema/schema-tree.ts';
import { schemas } from '../../files/site-files/owner-files.ts';
import type { OwnerValues } from './owner-texts.ts';
import { type Reason, reasonOf } from './owner-words.ts';

/** Why something is refused whose message says this, whatever the field. */
const told: readonly (readonly [part: RegExp, reason: Reason])[] = [
  [/has another value in the file|another program (?:has changed|writes)/, 'changed'],
  [/a mistake that has to be mended/, 'broken'],
  [/no room left on the disk/, 'full'],
  [/is (?:longer|larger) than/, 'large'],
  [/may only be read|is no plain file/, 'locked'],
  [/there is nothing to/, 'nothing'],
  [/there is no place for|is not there any more/, 'gone'],
];

/**
 * Returns a function that says why one of the acts was refused.
 * @param usual the reason where nothing else is known
 */
export const reasonFor =
  (acts: readonly Act[], values: OwnerValues, usual?: Reason) =>
  ({ path, message }: Problem): Reason | undefined => {
    const [, known = usual] = told.find(([part]) => part.test(message)) ?? [];
    const act = acts.find((each) => formatPath(each.path) === path);
    const schema = act && schemaAt(schemas[act.file], values[act.file], act.path);
    return known ?? (schema && act.kind === 'set' ? reasonOf(schema, act.value) : undefined);
  };
