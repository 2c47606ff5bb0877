import type { FormEvent, ReactNode } from 'react';
import type { Act } from '../shared/desk-protocol.ts';
import { run } from './acts.ts';
import { useRefusal } from './use-refusal.tsx';

type Props = {
  /** The names of the texts that are asked for, and what each is at first. */
  texts: Readonly<Record<string, string>>;
  /** Makes the acts from the texts, in their order. */
  actsOf: (texts: readonly string[]) => readonly Act[];
  onDone?: (texts: readonly string[]) => void;
  submit: string;
  /** What stands among the texts and the button. */
  children?: ReactNode;
};

/** Renders a form that asks for texts, and says why acts with them were refused. */
export function Form({ texts, actsOf, onDone, submit, children }: Props) {
  const { heed, isRefused, message } = useRefusal();
  const names = Object.keys(texts);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = names.map((name) => String(data.get(name)).trim());
    if (!(await heed(run(actsOf(values))))) return;
    form.reset();
    onDone?.(values);
  };
  return (
    <form onSubmit={send}>
      {names.map((name) => (
        <label key={name}>
          {name}
          <input
            type="text"
            name={name}
            defaultValue={texts[name]}
            required
            autoComplete="off"
            aria-invalid={isRefused}
          />
        </label>
      ))}
      {message}
      <div className="buttons">
        {children}
        <button type="submit" className="main">
          {submit}
        </button>
      </div>
    </form>
  );
}
