import { useState } from 'react';
import type { Field } from '../shared/desk-protocol.ts';
import type { ControlProps } from './control-props.ts';
import { useDesk } from './DeskContext.ts';
import { Icon, IconButton } from './Icon.tsx';
import { itemActs } from './item-acts.ts';
import { Sortable } from './Sortable.tsx';

/** The controls of items that are folded, so that the order of many is seen. */
const folded = ['block', 'list', 'union', 'record'];

/** Renders a list to add to, sort and take from. */
export function ListControl({ field, control, renderField }: ControlProps<'list'>) {
  const { words, attempt } = useDesk();
  const { file, path, isWritten, label } = field;
  const { items, sample, max = Number.POSITIVE_INFINITY } = control;
  const actsAt = (index: number) => itemActs({ file, path: [...path, index] });
  const add = () =>
    attempt([
      isWritten
        ? { kind: 'insert', file, path: [...path, items.length], value: sample }
        : { kind: 'set', file, path, value: [sample] },
    ]);
  const renderItem = (item: Field) => {
    if (!folded.includes(item.control.kind)) return renderField(item, true);
    return (
      <details>
        <summary>{nameOf(item)}</summary>
        {renderField(item, true)}
      </details>
    );
  };
  return (
    <div className="list">
      <Sortable
        names={items.map(nameOf)}
        onMove={(from, to) => attempt([actsAt(from).move(to)])}
        renderItem={(index, handle) =>
          items.slice(index, index + 1).map((item) => (
            <div key={item.label} className="item">
              {handle}
              {renderItem(item)}
              <IconButton
                icon="remove"
                label={`${words.remove}: ${nameOf(item)}`}
                onPress={() => attempt([actsAt(index).remove])}
              />
            </div>
          ))
        }
      />
      <button type="button" className="quiet" disabled={items.length >= max} onClick={add}>
        <Icon name="add" />
        {`${words.add}: ${label}`}
      </button>
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
  const { words, attempt } = useDesk();
  const [key, setKey] = useState('');
  const { file, path, label } = field;
  const add = async () => {
    const place = { file, path: [...path, key] };
    const isAdded = await attempt([{ kind: 'set', ...place, value: control.sample }]);
    if (isAdded) setKey('');
  };
  return (
    <div className="block">
      {control.entries.map((entry) => renderField(entry))}
      <div className="item">
        <input
          type="text"
          aria-label={`${words.key}: ${label}`}
          placeholder={words.key}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
        <IconButton
          icon="add"
          label={`${words.add}: ${label}`}
          isDisabled={key === ''}
          onPress={add}
        />
      </div>
    </div>
  );
}
