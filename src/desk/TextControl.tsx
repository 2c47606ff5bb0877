import { useEffect, useState } from 'react';
import type { PlainProps } from './control-props.ts';
import { ask } from './requests.ts';
import { useDraft } from './use-draft.ts';

/** Renders a text; in an area of lines if it may be long. */
export function TextControl({ input, field, write, isLong }: PlainProps & { isLong?: boolean }) {
  const { isWritten, value, default: byDefault } = field;
  const { typing } = useDraft(isWritten ? String(value ?? '') : '', write);
  const properties = { ...input, ...typing, placeholder: String(byDefault ?? '') };
  return isLong ? <textarea {...properties} rows={3} /> : <input {...properties} type="text" />;
}

/** The most proposals, since browsers are slow with thousands. */
const maxChoices = 40;

/** Renders the name of an icon. Names are proposed while the owner types. */
export function IconControl({ input, field, write }: PlainProps) {
  const [icons, setIcons] = useState<readonly string[]>([]);
  const { draft, typing } = useDraft(field.isWritten ? String(field.value ?? '') : '', write);
  useEffect(() => {
    ask('icons', {}).then(setIcons, (error) => console.error(error));
  }, []);
  const near = icons.filter((each) => each.includes(draft)).slice(0, maxChoices);
  return (
    <>
      <input {...input} {...typing} type="text" list={`${input.id}list`} />
      <datalist id={`${input.id}list`}>
        {near.map((icon) => (
          <option key={icon} value={icon} />
        ))}
      </datalist>
    </>
  );
}
