import { useDesk } from './desk.ts';
import { point } from './pointer.ts';
import { frameAt, type Target } from './targets.ts';
import { editText } from './text-editor.ts';

/**
 * Lists the texts of the page for those who use no pointer: Tab goes through them, outlines each on the page, and Enter
 * edits it there. The list itself is not visible.
 */
export function TextList() {
  const { words, targets } = useDesk();
  const texts = targets.texts.filter(({ spot }) => spot.attribute === undefined);
  const show = (text: Target) => {
    text.element.scrollIntoView({ block: 'center' });
    point({ text, frame: frameAt(targets, text.element) });
  };
  return (
    <ul className="unseen" aria-label={words.texts}>
      {texts.map((target, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its focus while it is edited
        <li key={index}>
          <button
            type="button"
            aria-label={`${words.edit}: ${target.spot.shown} (${target.text.label})`}
            onFocus={() => show(target)}
            onClick={() => editText(target)}
          />
        </li>
      ))}
    </ul>
  );
}
