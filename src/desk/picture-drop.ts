import { attempt } from './acts.ts';
import { formatProblems, notify, useDesk } from './desk.ts';
import { findSlot } from './picture-slot.ts';
import { upload } from './requests.ts';

/** Takes pictures that are dropped on the page. Asks for the words of a picture that needs some. */
export function listenToDrops(signal: AbortSignal): void {
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Without this, the browser would leave the page to show the file.
    event.preventDefault();
    useDesk.setState({ over: placeOf(event.target) });
  };
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    useDesk.setState({ over: undefined });
    const at = placeOf(event.target);
    if (at) takePicture(file, at).catch((error) => console.error(error));
  };
  const onLeave = ({ relatedTarget }: DragEvent) => {
    if (!relatedTarget) useDesk.setState({ over: undefined });
  };
  document.addEventListener('dragover', onDragOver, { signal });
  document.addEventListener('drop', onDrop, { signal });
  document.addEventListener('dragleave', onLeave, { signal });
}

async function takePicture(file: File, at: Element): Promise<void> {
  const { targets, words } = useDesk.getState();
  const slot = await findSlot(at, targets);
  if (!slot) return notify(words.noPicture);
  const answer = await upload(file, 'picture');
  if (!answer.ok) return notify(formatProblems(answer.problems));
  if (slot.alt === undefined) await attempt(slot.put(answer.path, ''));
  else useDesk.setState({ asked: { slot, src: answer.path } });
}

/** Returns the picture at an element of the page, or the entry that may get one. */
function placeOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || !target.closest('#page')) return undefined;
  return target.closest('img, video, article, figure, section') ?? undefined;
}
