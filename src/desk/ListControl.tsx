import type { Field } from '../shared/desk-protocol.ts';
import { attempt } from './acts.ts';
import type { ControlProps } from './control-props.ts';
import { useDesk } from './desk.ts';
import { Form } from './Form.tsx';
import { IconButton, TextButton } from './Icon.tsx';
import { ItemList } from './ItemList.tsx';

/** The controls of items that are folded, so that the order of many is seen. */
const folded = ['block', 'list', 'union', 'record'];

/** Renders a list to add to, sort and take from. */
export function ListControl({ field, control, renderField }: ControlProps<'list'>) {
  const { words } = useDesk();
  const { file, path, isWritten, label } = field;
  const { items, sample } = control;
  const add = () =>
    attempt([
      isWritten
        ? { kind: 'insert', file, path: [...path, items.length], value: sample }
        : { kind: 'set', file, path, value: [sample] },
    ]);
  const rowOf = (item: Field, name: string) => (
    <>
      {folded.includes(item.control.kind) ? (
        <details>
          <summary>{name}</summary>
          {renderField(item, true)}
        </details>
      ) : (
        renderField(item, true)
      )}
      <IconButton
        icon="remove"
        label={`${words.remove}: ${name}`}
        onPress={() => attempt([{ kind: 'remove', file, path: item.path }])}
      />
    </>
  );
  return (
    <div className="list">
      <ItemList
        list={{ file, path }}
        items={items.map((item) => ({ name: nameOf(item), row: rowOf(item, nameOf(item)) }))}
      />
      <TextButton icon="add" label={`${words.add}: ${label}`} onPress={add} />
    </div>
  );
}

/** Returns the first text of an item, or else its number. */
function nameOf({ label, value }: Field): string {
  const first = value !== null && typeof value === 'object' ? Object.values(value)[0] : value;
  return typeof first === 'string' && first !== '' ? first : label;
}

/** Renders lines with a key of the owner's choice each. */
export function RecordControl({ field, control, renderField }: ControlProps<'record'>) {
  const { words } = useDesk();
  const { file, path, label } = field;
  return (
    <div className="block">
      {control.entries.map((entry) => renderField(entry))}
      <Form
        texts={{ [words.key]: '' }}
        actsOf={([key = '']) => [
          { kind: 'set', file, path: [...path, key], value: control.sample },
        ]}
        submit={`${words.add}: ${label}`}
      />
    </div>
  );
}
