import { useId } from 'react';
import type { Act, Field, Json } from '../shared/desk-protocol.ts';
import { Control } from './Control.tsx';
import { useDesk } from './desk.ts';
import { IconButton } from './Icon.tsx';
import { useFieldWrite } from './use-field-write.ts';

type Props = { field: Field; isItem?: boolean | undefined; actOf?: (value: Json) => Act };

const groups = ['block', 'list', 'record'];

/** Renders a field of the schema, with its description, and the message of the check if a value was refused. */
export function FieldRow({ field, isItem = false, actOf }: Props) {
  const { words } = useDesk();
  const id = useId();
  const { isRefused, message, write, remove } = useFieldWrite(field, actOf);
  const { label, description, control, isRequired, isWritten } = field;
  if (control.kind === 'fixed') return null;
  const isGroup = groups.includes(control.kind);
  return (
    <div className="field" {...(isGroup && { role: 'group', 'aria-labelledby': `${id}label` })}>
      <div className={isItem ? 'unseen' : 'field-head'}>
        <label id={`${id}label`} htmlFor={isGroup ? undefined : id}>
          {label}
        </label>
        {isWritten && !isRequired && !isItem && (
          <IconButton icon="undo" label={`${words.byDefault}: ${label}`} onPress={remove} />
        )}
      </div>
      <p className={isItem ? 'unseen' : 'hint'} id={`${id}hint`}>
        {description}
      </p>
      <Control
        input={{ id, 'aria-invalid': isRefused, 'aria-describedby': `${id}hint` }}
        field={field}
        control={control}
        write={write}
        remove={remove}
        renderField={(inner, isInnerItem) => (
          <FieldRow key={inner.label} field={inner} isItem={isInnerItem} />
        )}
      />
      {message}
    </div>
  );
}
