import type { ReactNode } from 'react';
import type { Json } from '../shared/desk-protocol.ts';
import { ColorControl } from './ColorControl.tsx';
import type { ControlProps, PlainProps } from './control-props.ts';
import { useDesk } from './desk.ts';
import { FileControl } from './FileControl.tsx';
import { ListControl, RecordControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { IconControl, TextControl } from './TextControl.tsx';

/** Renders the control for a kind of value. */
export function Control({ control, ...props }: ControlProps): ReactNode {
  switch (control.kind) {
    case 'text':
      return <TextControl {...props} isLong={control.format !== 'short'} />;
    case 'link':
      return <TextControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'choice':
    case 'page':
      return <ChoiceControl {...props} control={control} />;
    case 'switch':
      return <SwitchControl {...props} />;
    case 'number':
      return <NumberControl {...props} control={control} />;
    case 'color':
      return <ColorControl {...props} />;
    case 'file':
      return <FileControl {...props} control={control} />;
    case 'list':
      return <ListControl {...props} control={control} />;
    case 'record':
      return <RecordControl {...props} control={control} />;
    case 'union':
      return <UnionControl {...props} control={control} />;
    case 'block':
      return <div className="block">{control.fields.map((field) => props.renderField(field))}</div>;
    default:
      return null;
  }
}

function ChoiceControl({ input, field, control, write, remove }: ControlProps<'choice' | 'page'>) {
  const { words } = useDesk();
  const { value, isWritten, isRequired } = field;
  const chosen = control.choices.map(String).indexOf(String(value));
  const choose = (index: number) => {
    const choice = control.choices[index];
    if (choice === undefined) remove();
    else write(choice);
  };
  return (
    <select
      {...input}
      value={isWritten || isRequired ? chosen : -1}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {(!isRequired || chosen < 0) && (
        <option value={-1}>{value === null ? '' : `${words.byDefault}: ${value}`}</option>
      )}
      {control.choices.map((choice, index) => (
        <option key={choice} value={index}>
          {choice === '' ? '/' : choice}
        </option>
      ))}
    </select>
  );
}

function SwitchControl({ input, field, write }: PlainProps) {
  return (
    <input
      {...input}
      type="checkbox"
      className="switch"
      checked={field.value === true}
      onChange={({ target }) => write(target.checked)}
    />
  );
}

function UnionControl({ control, ...props }: ControlProps<'union'>) {
  const samples: readonly Json[] = control.options.map(({ sample }) => sample);
  return (
    <div className="union">
      <select
        value={control.chosen}
        aria-label={props.field.label}
        onChange={({ target }) => props.write(samples[Number(target.value)] ?? '')}
      >
        {control.options.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
      <Control {...props} control={control.control} />
    </div>
  );
}
