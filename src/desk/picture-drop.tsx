import { useEffect, useRef } from 'react';
import { act, bring } from './acts.ts';
import { Button } from './Buttons.tsx';
import { notify, useDesk } from './desk.ts';
import { Form } from './Form.tsx';
import { findSlot, type PictureSlot } from './picture-slot.ts';
import { fileUrl } from './requests.ts';

/** Takes pictures that are dropped on the page. Asks for the words of a picture that needs some. */
export function listenToDrops(signal: AbortSignal): void {
  const show = (over: Element | undefined) => useDesk.setState({ over });
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Without this, the browser would leave the page to show the file.
    event.preventDefault();
    show(placeOf(event.target));
  };
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    show(undefined);
    const at = placeOf(event.target);
    if (at) takePicture(file, at).catch((error) => console.error(error));
  };
  const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget ?? show(undefined);
  document.addEventListener('dragover', onDragOver, { signal });
  document.addEventListener('drop', onDrop, { signal });
  document.addEventListener('dragleave', onLeave, { signal });
}

async function takePicture(file: File, at: Element): Promise<void> {
  const { targets, words } = useDesk.getState();
  const slot = await findSlot(at, targets);
  if (!slot) return notify(words.noPicture);
  const src = await bring(file, 'picture');
  if (src === undefined) return;
  if (slot.alt === undefined) await act(slot.put(src, ''));
  else useDesk.setState({ asked: { slot, src } });
}

/** Returns the picture at an element of the page, or the entry that may get one. */
function placeOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || !target.closest('#page')) return undefined;
  return target.closest('img, video, article, figure, section') ?? undefined;
}

/** Asks for the words of a new picture. */
export function PictureWords({ slot, src }: { slot: PictureSlot; src: string }) {
  const { words } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => useDesk.setState({ asked: undefined });
  return (
    <dialog ref={dialog} className="words" aria-label={words.picture} onClose={close}>
      <img src={fileUrl(src)} alt="" />
      <Form
        texts={{ [words.words]: slot.alt ?? '' }}
        actsOf={([alt = '']) => slot.put(src, alt)}
        onDone={close}
        submit={words.save}
      >
        <Button look="quiet" label={words.cancel} onPress={close} />
      </Form>
    </dialog>
  );
}
