import type { Act } from '../../desk-protocol/requests.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { formatPath } from '../../schema/path.ts';
import { schemaAt } from '../../schema/schema-tree.ts';
import { schemas } from '../site-files/owner-files.ts';
import { anotherValue } from './acts.ts';
import { fileIsBroken } from './owner-changes.ts';
import type { OwnerValues } from './owner-texts.ts';
import { type Reason, reasonOf } from './owner-words.ts';

/** Returns a function that says why one of the acts was refused. */
export const reasonFor =
  (acts: readonly Act[], values: OwnerValues) =>
  ({ path, message }: Problem): Reason | undefined => {
    if (message.includes(anotherValue)) return 'changed';
    if (message === fileIsBroken) return 'broken';
    const act = acts.find((each) => formatPath(each.path) === path);
    const schema = act && schemaAt(schemas[act.file], values[act.file], act.path);
    return schema && act.kind === 'set' ? reasonOf(schema, act.value) : undefined;
  };
