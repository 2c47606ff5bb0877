import { useEffect, useRef } from 'react';
import { useDesk } from './desk.ts';
import { Form } from './Form.tsx';
import { TextButton } from './Icon.tsx';
import type { PictureSlot } from './picture-slot.ts';
import { fileUrl } from './requests.ts';

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
        <TextButton label={words.cancel} onPress={close} />
      </Form>
    </dialog>
  );
}
