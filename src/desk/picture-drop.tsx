import { useEffect, useRef } from 'react';
import type { TextFile } from '../desk-protocol/texts.ts';
import { fileName, folderOf } from '../shared/picture-folder.ts';
import { textMedia } from '../shared/text-media.ts';
import { act, bringAll } from './acts.ts';
import { Button } from './Buttons.tsx';
import { type Desk, notify, useDesk } from './desk.ts';
import { Form } from './Form.tsx';
import { findSlot, type PictureSlot } from './picture-slot.ts';
import type { FileRole } from './requests.ts';
import { textFileAt } from './targets.ts';

/** Takes pictures that are dropped on the page. */
export function listenToDrops(signal: AbortSignal): void {
  const show = (over: Element | undefined) => useDesk.setState({ over });
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    // Without this, the browser would leave the page to show the file.
    event.preventDefault();
    show(placeOf(event.target));
  };
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    show(undefined);
    const at = placeOf(event.target);
    if (at) takeDropped(files, at).catch((error) => console.error(error));
  };
  const onLeave = ({ relatedTarget }: DragEvent) => relatedTarget ?? show(undefined);
  document.addEventListener('dragover', onDragOver, { signal });
  document.addEventListener('drop', onDrop, { signal });
  document.addEventListener('dragleave', onLeave, { signal });
}

async function takeDropped(files: readonly File[], at: Element): Promise<void> {
  const { targets, words } = useDesk.getState();
  const text = textFileAt(targets, at);
  if (text) return takeBeside(files, text);
  const slot = await findSlot(at, targets, files.length > 1);
  if (slot) await takeFiles(files, slot);
  else notify(words.noPicture);
}

/** Puts pictures beside a text, and says what names them there, since nobody but the owner writes into it. */
async function takeBeside(files: readonly File[], { file }: TextFile): Promise<void> {
  const { words } = useDesk.getState();
  const folder = folderOf(file.replace('content/', textMedia));
  const { paths, refusals } = await bringAll(files, 'picture', folder);
  const lines = paths.map((path) => `![${words.words}](./${fileName(path)})`).join('\n\n');
  notify([...(lines ? [words.beside.replace('{line}', lines)] : []), ...refusals].join('\n'));
}

/** Puts files in their place, in their order. One that is refused is named, and keeps no other away. */
export async function takeFiles(
  files: readonly File[],
  slot: PictureSlot,
  role: FileRole = 'picture',
): Promise<void> {
  const { words } = useDesk.getState();
  const { paths, refusals } = await bringAll(files.slice(0, slot.room), role, slot.folder);
  const left = files.slice(slot.room).map(({ name }) => `${name}: ${words.noPicture}`);
  await putFiles(paths, slot, [...refusals, ...left].join('\n'));
}

/** Puts files below `public/` in their place, pictures once the owner has said what they show. */
export async function putFiles(
  paths: readonly string[],
  slot: PictureSlot,
  refusal = '',
): Promise<void> {
  if (paths.length > 0 && slot.hasWords)
    return void useDesk.setState({ asked: { slot, paths, refusal } });
  if (paths.length > 0 && !(await act(slot.put(paths.map((src) => ({ src, alt: '' })))))) return;
  notify(refusal);
}

/** Returns the picture at an element of the page, or the entry that may get one. */
function placeOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || !target.closest('#page')) return undefined;
  return target.closest('img, video, article, figure, li, section') ?? undefined;
}

/** Asks what new pictures show. */
export function PictureWords({ slot, paths, refusal }: NonNullable<Desk['asked']>) {
  const { words } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    useDesk.setState({ asked: undefined });
    notify(refusal);
  };
  return (
    <dialog ref={dialog} className="words" aria-label={words.picture} onClose={close}>
      {refusal && <p className="problem">{refusal}</p>}
      <Form
        asked={paths.map((picture) => ({ label: words.words, picture }))}
        actsOf={(texts) => slot.put(paths.map((src, index) => ({ src, alt: texts[index] ?? '' })))}
        onDone={close}
        submit={words.save}
      >
        <Button look="quiet" label={words.cancel} onPress={close} />
      </Form>
    </dialog>
  );
}
