import type { ControlProps } from './control-props.ts';
import { useDraft } from './use-draft.ts';
import { useDrags } from './use-drags.ts';

/** Renders a number with its limits and unit; with a slider if it has both limits. */
export function NumberControl({ input, field, control, write }: ControlProps<'number'>) {
  const { min, max, unit, isWhole } = control;
  const { ref, drags } = useDrags();
  const { draft, setDraft } = useDraft(String(field.value ?? ''), () => {});
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    setDraft(target.value);
    // An empty field is not the number 0.
    if (target.value !== '') write(Number(target.value), drags.current);
  };
  const limits = { ref, min, max, step: isWhole ? 1 : 'any', value: draft, onChange };
  const hasRange = min !== undefined && max !== undefined;
  return (
    <div className="number">
      {hasRange && (
        <input type="range" {...limits} aria-label={`${field.label}, ${min} – ${max} ${unit}`} />
      )}
      <input {...input} type="number" {...limits} />
      <span className="unit">{unit}</span>
    </div>
  );
}
