import type { SectionFields } from '../types.ts';
import { WorkList } from '../WorkList.tsx';

/** Renders texts, the latest first, each with its date and its other labels. */
export function Writing({ items, folder: _, ...fields }: SectionFields['writing']) {
  const rows = items.map(({ date, tags, ...text }) => ({
    ...text,
    tags: [...(date === undefined ? [] : [date]), ...tags],
  }));
  return <WorkList {...fields} rows={rows} />;
}
