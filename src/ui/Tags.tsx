import { FormattedDate } from './FormattedDate.tsx';
import { tags as list } from './Tags.css.ts';

/** Renders short labels in one line. */
export function Tags({ tags, className = '' }: { tags: readonly string[]; className?: string }) {
  return (
    <ul className={`${list} ${className}`.trim()}>
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag may stand twice
        <li key={index}>
          <FormattedDate date={tag} />
        </li>
      ))}
    </ul>
  );
}
