import { useId } from 'react';
import type { Field } from '../desk-protocol/panel.ts';
import { remove, write, writing } from './acts.ts';
import { Button } from './Buttons.tsx';
import { ColorControl } from './ColorControl.tsx';
import { keyOf, useDesk } from './desk.ts';
import { addingAt } from './entries.tsx';
import { FileControl } from './FileControl.tsx';
import { addingTo, Form, Refusal, useAdding } from './Form.tsx';
import { ItemList } from './ItemList.tsx';
import { IconInput, Select, TextInput } from './inputs.tsx';
import { Presets } from './looks.tsx';
import { ChoiceControl, type ControlProps, NumberControl } from './value-controls.tsx';

const groups = ['block', 'list', 'record', 'preset'];

/**
 * Renders a field of the schema, with its description, and the message of the check if a value was refused.
 * @param isItem whether a list or a summary has the name of the field already
 */
export function FieldRow({ field, isItem = false }: { field: Field; isItem?: boolean }) {
  const { words, notices } = useDesk();
  const id = useId();
  const at = keyOf(field);
  const { label, description, control, isRequired, isWritten } = field;
  if (control.kind === 'fixed') return null;
  const isGroup = groups.includes(control.kind);
  const input = { id, 'aria-invalid': Boolean(notices[at]), 'aria-describedby': `${id}hint` };
  return (
    <div className="field" {...(isGroup && { role: 'group', 'aria-labelledby': `${id}label` })}>
      <div className={isItem ? 'unseen' : 'field-head'}>
        <label
          id={`${id}label`}
          htmlFor={isGroup ? undefined : id}
          title={String(field.path.at(-1) ?? '')}
        >
          {label}
        </label>
        {isWritten && !isRequired && !isItem && (
          <Button
            icon="undo"
            label={`${words.byDefault}: ${label}`}
            onPress={() => remove(field)}
          />
        )}
      </div>
      <p className={isItem ? 'unseen' : 'hint'} id={`${id}hint`}>
        {description}
      </p>
      <Control field={field} control={control} input={input} />
      <Refusal at={at} />
    </div>
  );
}

/** Renders the control for a kind of value. */
function Control({ field, control, input }: ControlProps) {
  const props = { field, input };
  switch (control.kind) {
    case 'text':
      return (
        <TextInput
          {...props}
          isLong={control.isLong}
          proposals={control.proposals.length > 0 ? control.proposals : undefined}
        />
      );
    case 'icon':
      return <IconInput {...props} />;
    case 'choice':
      return <ChoiceControl {...props} control={control} />;
    case 'switch':
      return (
        <input
          {...input}
          type="checkbox"
          className="switch"
          checked={field.value === true}
          onChange={({ target }) => write(field, target.checked)}
        />
      );
    case 'number':
      return <NumberControl {...props} control={control} />;
    case 'color':
      return <ColorControl {...props} ground={control.ground} />;
    case 'preset':
      return <Presets field={field} />;
    case 'file':
      return <FileControl {...props} role={control.role} files={control.choices} />;
    case 'union':
      return <UnionControl {...props} control={control} />;
    case 'list':
      return <ListControl {...props} control={control} />;
    case 'record':
    case 'block':
      return (
        <div className="block">
          {control.fields.map((inner) => (
            <FieldRow key={keyOf(inner)} field={inner} />
          ))}
          {control.kind === 'record' && <NewEntry field={field} control={control} />}
        </div>
      );
    default:
      return null;
  }
}

function UnionControl({ field, control, input }: ControlProps<'union'>) {
  const { add, form } = useAdding(useDesk().words.save);
  const { file, path } = field;
  return (
    <div className="union">
      <Select
        aria-label={field.label}
        options={control.options}
        chosen={control.chosen}
        onChoose={({ value, questions }) =>
          add({ place: { file, path }, added: writing(field, value), questions })
        }
      />
      {form ?? <Control field={field} control={control.control} input={input} />}
    </div>
  );
}

/** The controls of items that are folded, so that the order of many is seen. */
const folded = [...groups, 'union'];

/** Renders a list to add to, sort and take from. */
function ListControl({ field, control }: ControlProps<'list'>) {
  const { words } = useDesk();
  const { file, path, label } = field;
  const { add, form } = useAdding(words.add);
  const rowOf = (item: Field, name: string) => {
    const row = <FieldRow field={item} isItem={true} />;
    return (
      <>
        {folded.includes(item.control.kind) ? (
          <details>
            <summary>{name}</summary>
            {row}
          </details>
        ) : (
          row
        )}
        <Button icon="remove" label={`${words.remove}: ${name}`} onPress={() => remove(item)} />
      </>
    );
  };
  return (
    <>
      <ItemList
        list={{ file, path }}
        items={control.fields.map((item) => {
          const { label: name, value } = item;
          return { name, value, row: rowOf(item, name) };
        })}
        add={addingAt(field, words) ?? `${words.add}: ${label}`}
        onAdd={() => add(addingTo(field, control))}
      />
      {form}
    </>
  );
}

/** Asks for the key of a new line among lines with a key of the owner's choice each. */
function NewEntry({
  field: { file, path, label },
  control,
}: Omit<ControlProps<'record'>, 'input'>) {
  const { words } = useDesk();
  const { value } = control.added;
  return (
    <Form
      asked={[{ label: words.key }]}
      actsOf={([key = '']) => [{ kind: 'set', file, path: [...path, key], value }]}
      submit={`${words.add}: ${label}`}
    />
  );
}
