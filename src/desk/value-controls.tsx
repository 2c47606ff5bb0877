import type { Control, Field } from '../desk-protocol/panel.ts';
import { remove, write } from './acts.ts';
import { useDesk } from './desk.ts';
import { DraggedInput, type InputProps, Select } from './inputs.tsx';

/** What a control of a kind of value is told. */
export type ControlProps<Kind extends Control['kind'] = Control['kind']> = {
  field: Field;
  control: Extract<Control, { kind: Kind }>;
  input: InputProps;
};

export function ChoiceControl({ field, control, input }: ControlProps<'choice'>) {
  const { words } = useDesk();
  const { value, isWritten, isRequired } = field;
  const nameOf = (index: number) => control.names[index] || '/';
  const choices = control.choices.map((choice, index) => ({ label: nameOf(index), choice }));
  const chosen = control.choices.map(String).indexOf(String(value));
  const isOpen = !isRequired || chosen < 0;
  const byDefault = {
    label: value === null ? '' : `${words.byDefault}: ${chosen < 0 ? value : nameOf(chosen)}`,
    choice: undefined,
  };
  const options = isOpen ? [byDefault, ...choices] : choices;
  return (
    <Select
      {...input}
      options={options}
      chosen={isWritten || isRequired ? chosen + Number(isOpen) : 0}
      onChoose={({ choice }) => (choice === undefined ? remove(field) : write(field, choice))}
    />
  );
}

/** Renders a number with its limits and unit; with a slider if it has both limits. */
export function NumberControl({ field, control, input }: ControlProps<'number'>) {
  const { min, max, unit, isWhole } = control;
  const limits = { field, min: min ?? undefined, max: max ?? undefined, step: isWhole ? 1 : 'any' };
  const name = `${field.label}, ${min} – ${max} ${unit}`;
  return (
    <div className="number">
      {min !== null && max !== null && <DraggedInput type="range" {...limits} aria-label={name} />}
      <DraggedInput {...input} type="number" {...limits} />
      <span className="unit">{unit}</span>
    </div>
  );
}
