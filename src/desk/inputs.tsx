import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Field } from '../desk-protocol/panel.ts';
import type { Answers } from '../desk-protocol/requests.ts';
import { endDrag, write, writeDragged } from './acts.ts';
import { keyOf, notify } from './desk.ts';
import { ask } from './requests.ts';

/** The attributes of the input that the label of a field names. */
export type InputProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string };

type TextProps = {
  field: Field;
  input: InputProps;
  isLong?: boolean;
  /** The texts that are proposed while the owner types. */
  proposals?: readonly string[] | undefined;
  onDraft?: (text: string) => void;
};

/** Renders a text, in lines if it is long. Enter and leaving write it, Escape takes it back. */
export function TextInput({ field, input, isLong = false, proposals, onDraft }: TextProps) {
  const written = field.isWritten ? String(field.value ?? '') : '';
  // What is typed stays until the value in the file changes.
  const [{ from, draft }, setState] = useState({ from: written, draft: written });
  const setDraft = (next: string) => setState({ from: written, draft: next });
  if (from !== written) setDraft(written);
  // Leaving the field does not send a text again that Enter has just sent, since the owner would have to undo it twice.
  const sent = useRef<string>(undefined);
  const commit = async () => {
    sent.current = draft;
    if (draft !== written) await write(field, draft);
    else notify('', keyOf(field));
  };
  const onBlur = () => {
    if (draft !== sent.current) void commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends the input of a Japanese word does not end the text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && draft !== written) {
      event.stopPropagation();
      setDraft(written);
      notify('', keyOf(field));
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void commit();
    }
  };
  const onChange = ({ target }: { target: { value: string } }) => {
    sent.current = undefined;
    setDraft(target.value);
    onDraft?.(target.value);
  };
  const placeholder = String(field.default ?? '');
  const handlers = { onBlur, onKeyDown, onChange };
  const props = { ...input, dir: 'auto', value: draft, placeholder, ...handlers };
  if (isLong) return <textarea {...props} rows={3} />;
  if (!proposals) return <input {...props} type="text" />;
  const list = `${input.id}list`;
  return (
    <>
      <input {...props} type="text" list={list} />
      <datalist id={list}>
        {proposals.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}

/** Renders the name of an icon, and drawings of those with what is typed in their names. */
export function IconInput({ field, input }: TextProps) {
  const [icons, setIcons] = useState<Answers['icons']>([]);
  const [near, setNear] = useState(String(field.value ?? ''));
  useEffect(() => {
    ask('icons', { near }).then(setIcons, (error) => console.error(error));
  }, [near]);
  return (
    <>
      <TextInput field={field} input={input} onDraft={setNear} />
      <div className="thumbnails icons">
        {icons.map(({ name, path }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            // What is typed is no name yet, and leaving the field would write it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => write(field, name)}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
          </button>
        ))}
      </div>
    </>
  );
}

type DraggedProps = ComponentProps<'input'> & {
  field: Field;
  /** What a field without a value shows. */
  shown?: string;
  onDraft?: (text: string) => void;
};

/** Renders a number or a colour, which is written while it is typed or dragged. */
export function DraggedInput({ field, shown, onDraft, ...props }: DraggedProps) {
  const value = shown ?? String(field.value ?? '');
  const input = useRef<HTMLInputElement>(null);
  const isDragged = useRef(false);
  useEffect(() => {
    // What the owner types or drags is newer than what was written last.
    if (input.current && !isDragged.current) input.current.value = value;
  }, [value]);
  useEffect(() => {
    const end = () => {
      isDragged.current = false;
      endDrag();
    };
    // The browser's event ends a drag or what is typed; React knows only the event `input`, by the same name.
    const element = input.current;
    element?.addEventListener('change', end);
    return () => element?.removeEventListener('change', end);
  }, []);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { value: text, type } = currentTarget;
    isDragged.current = true;
    onDraft?.(text);
    // An empty field is not the number 0.
    if (text !== '') void writeDragged(field, type === 'color' ? text : Number(text));
  };
  return <input {...props} ref={input} defaultValue={value} onInput={onInput} />;
}

type SelectProps<Option> = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: readonly Option[];
  /** The index of the chosen option. */
  chosen: number;
  onChoose: (option: Option) => unknown;
};

/** Renders options to choose one from. */
export function Select<Option extends { label: string }>({
  options,
  chosen,
  onChoose,
  ...props
}: SelectProps<Option>) {
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChoose(option);
  };
  return (
    <select {...props} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
      {options.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
