import { type FormEvent, useEffect, useRef, useState } from 'react';
import { run } from './acts.ts';
import { useDesk } from './desk.ts';
import type { PictureSlot } from './picture-slot.ts';
import { fileUrl } from './requests.ts';
import { useRefusal } from './use-refusal.tsx';

type Props = { slot: PictureSlot; src: string };

/** Asks for the words of a new picture. */
export function PictureWords({ slot, src }: Props) {
  const { words } = useDesk();
  const [alt, setAlt] = useState(slot.alt ?? '');
  const { heed, isRefused, message } = useRefusal();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => useDesk.setState({ asked: undefined });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await heed(run(slot.put(src, alt)))) close();
  };
  return (
    <dialog ref={dialog} className="words" aria-label={words.picture} onClose={close}>
      <form onSubmit={save}>
        <img src={fileUrl(src)} alt="" />
        <label>
          {words.words}
          <input
            type="text"
            value={alt}
            required
            aria-invalid={isRefused}
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
        {message}
        <div className="buttons">
          <button type="button" className="quiet" onClick={close}>
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
