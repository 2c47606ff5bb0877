import type { ControlProps } from './control-props.ts';
import { useDraft } from './use-draft.ts';

/** Renders a number with its limits and unit; with a slider if it has both limits. */
export function NumberControl({ id, field, control, write, isRefused }: ControlProps<'number'>) {
  const { min, max, unit, isWhole } = control;
  const written = typeof field.value === 'number' ? String(field.value) : '';
  const [draft, setDraft] = useDraft(written);
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    setDraft(target.value);
    // An empty field is not the number 0.
    if (target.value !== '') write(Number(target.value), { isDrag: true });
  };
  const limits = { min, max, step: isWhole ? 1 : 'any', value: draft, onChange };
  const range = [min, max].filter((each) => each !== undefined).join(' – ');
  return (
    <div className="number">
      {min !== undefined && max !== undefined && (
        <input type="range" {...limits} aria-label={`${field.label}, ${range} ${unit}`} />
      )}
      <input
        id={id}
        type="number"
        {...limits}
        aria-invalid={isRefused}
        aria-describedby={`${id}hint`}
      />
      <span className="unit">{unit}</span>
    </div>
  );
}
