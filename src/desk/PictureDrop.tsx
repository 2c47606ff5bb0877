import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatProblems, useDesk } from './DeskContext.ts';
import { fileUrl } from './FileControl.tsx';
import { Problem } from './Problem.tsx';
import { findSlot, type PictureSlot } from './picture-slot.ts';
import { upload } from './requests.ts';
import type { Targets } from './targets.ts';

/** Takes pictures that are dropped on the page. Asks for the words of a picture that needs some. */
export function PictureDrop({ targets }: { targets: Targets }) {
  const { notify, attempt, words } = useDesk();
  const [over, setOver] = useState<Element>();
  const [asked, setAsked] = useState<{ slot: PictureSlot; src: string }>();
  const take = async (file: File, at: Element) => {
    const slot = await findSlot(at, targets);
    if (!slot) return notify({ text: words.noPicture, isProblem: true });
    const answer = await upload(file, 'picture');
    if (!answer.ok) return notify({ text: formatProblems(answer.problems), isProblem: true });
    if (slot.alt === undefined) await attempt(slot.put(answer.path, ''));
    else setAsked({ slot, src: answer.path });
  };
  useFileDrops(setOver, take);
  const box = over?.getBoundingClientRect();
  return (
    <>
      {box && (
        <div
          className="box drop"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      )}
      {asked && <WordsForm {...asked} onDone={() => setAsked(undefined)} />}
    </>
  );
}

/** Listens to files that are dragged over the page. */
function useFileDrops(
  onOver: (element: Element | undefined) => void,
  onDrop: (file: File, at: Element) => Promise<void>,
): void {
  const now = useRef({ onOver, onDrop });
  useEffect(() => {
    now.current = { onOver, onDrop };
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Without this, the browser would leave the page to show the file.
      event.preventDefault();
      now.current.onOver(placeOf(event.target));
    };
    const onDropped = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      now.current.onOver(undefined);
      const at = placeOf(event.target);
      if (at) now.current.onDrop(file, at).catch((error) => console.error(error));
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) now.current.onOver(undefined);
    };
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('drop', onDropped, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    return () => controller.abort();
  }, []);
}

/** Returns the picture at an element of the page, or the entry that may get one. */
function placeOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || !target.closest('#page')) return undefined;
  return target.closest('img, video, article, figure, section') ?? undefined;
}

type WordsFormProps = { slot: PictureSlot; src: string; onDone: () => void };

function WordsForm({ slot, src, onDone }: WordsFormProps) {
  const { words, run } = useDesk();
  const [alt, setAlt] = useState(slot.alt ?? '');
  const [problem, setProblem] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await run(slot.put(src, alt));
    if (outcome.ok) onDone();
    else setProblem(formatProblems(outcome.problems));
  };
  return (
    <dialog ref={dialog} className="words" aria-label={words.picture} onClose={onDone}>
      <form onSubmit={save}>
        <img src={fileUrl(src)} alt="" />
        <label>
          {words.words}
          <input
            type="text"
            value={alt}
            required
            aria-invalid={problem !== ''}
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
        <Problem text={problem} />
        <div className="buttons">
          <button type="button" className="quiet" onClick={onDone}>
            {words.cancel}
          </button>
          <button type="submit" className="main">
            {words.save}
          </button>
        </div>
      </form>
    </dialog>
  );
}
