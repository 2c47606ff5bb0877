import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Control, Field, Question } from '../desk-protocol/panel.ts';
import type { Place } from '../desk-protocol/place.ts';
import type { Act } from '../desk-protocol/requests.ts';
import { act, bring } from './acts.ts';
import { useDesk } from './desk.ts';
import { acceptedFiles, type FileRole, fileUrl } from './requests.ts';

/** What is asked for: a text, or a file for a role. */
type Asked = {
  label: string;
  description?: string;
  role?: FileRole | undefined;
  isOptional?: boolean;
  /** Returns what is proposed for it, from the first text of the form. */
  propose?: (first: string) => string;
  /** The path of a picture that it is about. */
  picture?: string;
};

type Props = {
  asked: readonly Asked[];
  /** Makes the acts from the texts, or the paths of files, in their order. */
  actsOf: (texts: readonly string[]) => readonly Act[];
  onDone?: () => void;
  submit: string;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** Renders a form that asks for texts and files, and says why acts with them were refused. */
export function Form({ asked, actsOf, onDone, submit, children }: Props) {
  const { notices } = useDesk();
  const id = useId();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const texts: string[] = [];
    for (const [index, { role = 'file' }] of asked.entries()) {
      const given = data.get(String(index));
      const text = given instanceof File ? await bring(given, role, id) : given?.trim();
      if (text === undefined) return;
      texts.push(text);
    }
    if (!(await act(actsOf(texts), id))) return;
    form.reset();
    onDone?.();
  };
  const isRefused = Boolean(notices[id]);
  return (
    <form onSubmit={send} onInput={({ currentTarget }) => proposeIn(currentTarget, asked)}>
      {asked.map(({ label, description, role, picture, propose, isOptional = false }, index) => (
        <label key={picture ?? label} title={description}>
          {picture && <img src={fileUrl(picture)} alt={picture} />}
          {label}
          <input
            name={String(index)}
            onInput={propose && keepOwn}
            {...(role ? { type: 'file', accept: acceptedFiles(role) } : { type: 'text' })}
            required={!isOptional}
            aria-invalid={isRefused}
          />
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

/** Marks an input that the owner has filled. */
function keepOwn({ currentTarget }: FormEvent<HTMLInputElement>): void {
  currentTarget.dataset['own'] = '';
}

/** Fills the inputs that the owner has not filled with what is proposed for them. */
function proposeIn({ elements }: HTMLFormElement, asked: readonly Asked[]): void {
  const first = elements.namedItem('0');
  asked.forEach(({ propose }, index) => {
    const input = elements.namedItem(String(index));
    const isOpen = input instanceof HTMLInputElement && !('own' in input.dataset);
    if (propose && isOpen && first instanceof HTMLInputElement) input.value = propose(first.value);
  });
}

/** A new value at a place, the act that writes it, and what only the owner knows of it. */
export type Adding = { place: Place; added: Act; questions: readonly Question[] };

/**
 * Returns a function that writes a new value, and the form that asks for what has to be known before.
 * @param submit the name of the form's button
 */
export function useAdding(submit: string, onDone?: (place: Place) => void) {
  const [asked, setAsked] = useState<Adding>();
  const add = async (adding: Adding) => {
    setAsked(adding.questions.length > 0 ? adding : undefined);
    if (adding.questions.length === 0 && (await act([adding.added]))) onDone?.(adding.place);
  };
  const done = (place: Place) => {
    setAsked(undefined);
    onDone?.(place);
  };
  return { add, form: asked && <AddingForm {...asked} submit={submit} onDone={done} /> };
}

type AddingProps = Adding & { submit: string; onDone: (place: Place) => void };

/** Renders the form that asks for what has to be known of a new value. */
export function AddingForm({ place, added, questions, submit, onDone }: AddingProps) {
  const actsOf = (texts: readonly string[]): Act[] => [
    added,
    ...questions.flatMap(({ path, isOptional }, index): Act[] => {
      const { file } = place;
      const value = texts[index] ?? '';
      const isLeftOut = isOptional && value === '';
      return isLeftOut ? [] : [{ kind: 'set', file, path: [...place.path, ...path], value }];
    }),
  ];
  return <Form asked={questions} actsOf={actsOf} submit={submit} onDone={() => onDone(place)} />;
}

/** Returns how an item is added to the end of a list. */
export function addingTo(
  { file, path, isWritten }: Field,
  { fields, added: { value, questions } }: Extract<Control, { kind: 'list' }>,
): Adding {
  const place = { file, path: [...path, isWritten ? fields.length : 0] };
  const added: Act = isWritten
    ? { kind: 'insert', ...place, value }
    : { kind: 'set', file, path, value: [value] };
  return { place, added, questions };
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
