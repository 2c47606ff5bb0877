import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Act } from '../desk-protocol.ts';
import { act } from './acts.ts';
import { useDesk } from './desk.ts';

type Props = {
  /** The names of the texts that are asked for, and what each is at first. */
  texts: Readonly<Record<string, string>>;
  /** Makes the acts from the texts, in their order. */
  actsOf: (texts: readonly string[]) => readonly Act[];
  onDone?: () => void;
  submit: string;
  /** What stands among the texts and the button. */
  children?: ReactNode;
};

/** Renders a form that asks for texts, and says why acts with them were refused. */
export function Form({ texts, actsOf, onDone, submit, children }: Props) {
  const { notices } = useDesk();
  const id = useId();
  const names = Object.keys(texts);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = names.map((name) => String(data.get(name)).trim());
    if (!(await act(actsOf(values), id))) return;
    form.reset();
    onDone?.();
  };
  const isRefused = Boolean(notices[id]);
  return (
    <form onSubmit={send}>
      {names.map((name) => (
        <label key={name}>
          {name}
          <input name={name} defaultValue={texts[name]} required aria-invalid={isRefused} />
        </label>
      ))}
      <Refusal at={id} />
      <div className="buttons">
        {children}
        <button type="submit" className="main">
          {submit}
        </button>
      </div>
    </form>
  );
}

/** Says why what a field has asked for was refused. */
export function Refusal({ at }: { at: string }) {
  const notice = useDesk().notices[at];
  const message = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may be out of sight again
  useEffect(() => void message.current?.scrollIntoView({ block: 'nearest' }), [notice]);
  return notice ? (
    <p ref={message} className="problem" role="alert">
      {notice}
    </p>
  ) : null;
}
