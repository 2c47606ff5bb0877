import leven from 'leven';
import { isBlock, valueAt } from '../../../schema/path.ts';
import lists from './other-formats.json' with { type: 'json' };

/** The parts by which the files of other programs are known, each a path of keys and indexes, and what helps their owners. */
const programs = Object.entries<{ parts: readonly string[]; way?: string }>(lists);

/** What an import reads, for messages. */
export const readable =
  'What can be read is JSON Resume (https://jsonresume.org/schema), a CV of RenderCV or Reactive Resume, the linkedin.zip of LinkedIn, or github:NAME.';

/**
 * Returns why a value is not taken for JSON Resume; undefined if it is. Many formats share a key with it, so that it is
 * known by the name in `basics`, or by a list of jobs.
 */
export function findOtherFormat(value: unknown): string | undefined {
  const isThere = (part: string) => valueAt(value, part.split('.')) !== undefined;
  const [program, known] = programs.find(([, { parts }]) => parts.some(isThere)) ?? [];
  const name = valueAt(value, ['basics', 'name']);
  const isNamed = typeof name === 'string' && name.trim() !== '' && program !== 'Reactive Resume';
  if (isNamed || Array.isArray(valueAt(value, ['work']))) return undefined;
  if (program) return `is a file of ${program}, which is not read. ${known?.way ?? ''}${readable}`;
  const near = Object.keys(isBlock(value) ? value : {}).find(
    (key) => key !== 'basics' && leven(key.toLowerCase(), 'basics', { maxDistance: 3 }) < 3,
  );
  const meant = near === undefined ? '' : ` Did you mean "basics" in place of "${near}"?`;
  return `is no JSON Resume: expected the key basics with a name in it, or work with a list of jobs.${meant} ${readable}`;
}
