import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../browser/preferences.ts';
import { fillTemplate } from '../../shared/template.ts';
import { useAssets } from '../../ui/assets.ts';
import { Button } from '../../ui/Button.tsx';
import { shaped } from '../../ui/frame/shapes.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './Lightbox.css.ts';
import { growing, growingName } from './Lightbox.css.ts';
import { ratioOf } from './shapes.ts';
import { enableZoom } from './zoom.ts';

type Fields = SectionFields['gallery'];
type Props = Pick<Fields, 'pictures' | 'texts'> & {
  /** The index of the picture that is shown first. */
  first: number;
  /** Finds the link around a picture of the gallery by the picture's index. */
  linkOf: (index: number) => HTMLElement | undefined;
  /** Called with the index of the last shown picture. */
  onClose: (last: number) => void;
};

/** Renders one picture over the whole screen, with buttons for the next and the previous picture. */
export function Lightbox({ pictures, texts, first, linkOf, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { pictures: files } = useAssets();
  const [index, setIndex] = useState(first);
  const wordsId = useId();
  const small = (of: number) => linkOf(of)?.querySelector('img');
  const large = () => stage.current?.querySelector('img');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once
  useEffect(() => {
    const shown = small(first);
    const open = () => {
      dialog.current?.showModal();
      // Until the large picture has loaded, the small one is in its place.
      large()?.style.setProperty('background-image', `url("${shown?.currentSrc}")`);
    };
    grow(shown, open, large);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture begins at its own size
  useEffect(() => (stage.current ? enableZoom(stage.current) : undefined), [index]);
  const close = (event?: SyntheticEvent) => {
    event?.preventDefault();
    grow(
      large(),
      () => dialog.current?.close(),
      () => small(index),
    );
  };

  const total = pictures.length;
  const after = (steps: number) => (index + steps + total) % total;
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = new Map([
      ['ArrowRight', after(onward)],
      ['ArrowLeft', after(-onward)],
      ['Home', 0],
      ['End', total - 1],
    ]).get(event.key);
    // With Alt, Ctrl or Cmd, the arrow keys are shortcuts of the browser.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setIndex(next);
  };

  const shown = pictures[index];
  const position = fillTemplate(texts.position, { number: count(index + 1), total: count(total) });
  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={texts.name}
      aria-describedby={wordsId}
      onKeyDown={onKeyDown}
      onCancel={close}
      onClose={() => onClose(index)}
    >
      {shown && (
        <figure id={wordsId} className={css.stage} aria-live="polite" aria-atomic="true">
          <div ref={stage} className={css.frame}>
            <Picture
              key={shown.src}
              {...shown}
              focus={undefined}
              sizes="100vw"
              className={`${css.whole} ${shaped(ratioOf(files[shown.src]))}`}
            />
          </div>
          <figcaption className={css.words}>
            {shown.caption && <span>{shown.caption}</span>}
            <span className={css.position}>{position}</span>
          </figcaption>
        </figure>
      )}
      <div className={css.controls}>
        {total > 1 && (
          <>
            <Button onPress={() => setIndex(after(-1))}>{texts.previous}</Button>
            <Button onPress={() => setIndex(after(1))}>{texts.next}</Button>
          </>
        )}
        <div className={css.closing}>
          <Button onPress={close}>{texts.close}</Button>
        </div>
      </div>
    </dialog>
  );
}

/** Formats a number with the digits of the page's language. */
const count = (number: number) => number.toLocaleString(document.documentElement.lang || undefined);

type Found = HTMLElement | null | undefined;

/**
 * Changes the page so that one picture grows or shrinks to the place of another. Without view transitions, or if
 * the visitor prefers reduced motion, the page changes at once.
 * @param from the picture before the change
 * @param to finds the picture after the change
 */
function grow(from: Found, change: () => void, to: () => Found): void {
  if (!from || !document.startViewTransition || prefersReducedMotion()) {
    change();
    return;
  }
  const root = document.documentElement;
  const name = (picture: Found, value: string) =>
    picture?.style.setProperty('view-transition-name', value);
  root.classList.add(growing);
  name(from, growingName);
  const { ready, finished } = document.startViewTransition(() => {
    name(from, 'none');
    change();
    name(to(), growingName);
  });
  const end = () => {
    root.classList.remove(growing);
    name(to(), 'none');
  };
  // A transition that the browser skips rejects one of its promises. This is no error: the page has changed.
  void Promise.allSettled([ready, finished]).then(end);
}
