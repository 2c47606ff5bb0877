import { formatPath } from '../schema/path.ts';
import { useDesk } from './DeskContext.ts';
import type { Target, Targets } from './targets.ts';

type Props = {
  targets: Targets;
  onPoint: (target: Target) => void;
  onEdit: (target: Target) => void;
};

/**
 * Lists the texts of the page for those who use no pointer: Tab goes through them, outlines each on the page, and Enter
 * edits it there. The list itself is not visible.
 */
export function TextList({ targets, onPoint, onEdit }: Props) {
  const { words } = useDesk();
  const texts = targets.texts.filter(({ spot }) => spot.attribute === undefined);
  const point = (target: Target) => {
    target.element.scrollIntoView({ block: 'center' });
    onPoint(target);
  };
  return (
    <ul className="unseen" aria-label={words.texts}>
      {texts.map((target, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its focus while it is edited
        <li key={index}>
          <button
            type="button"
            aria-label={`${words.edit}: ${target.spot.shown} (${formatPath(target.text.path)})`}
            onFocus={() => point(target)}
            onClick={() => onEdit(target)}
          />
        </li>
      ))}
    </ul>
  );
}
