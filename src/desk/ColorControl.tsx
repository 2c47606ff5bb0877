import { formatHex, parse, wcagContrast } from 'culori';
import { useState } from 'react';
import type { Field } from '../desk-protocol/panel.ts';
import { useDesk } from './desk.ts';
import { DraggedInput, type InputProps, TextInput } from './inputs.tsx';

/** The least contrast of text (WCAG 2.2 AA, SC 1.4.3). */
const leastContrast = 4.5;

const colorOf = (text: string) => parse(text.trim().toLowerCase());

type Props = {
  input: InputProps;
  field: Field;
  /** The colour that this one has to be told from. */
  ground: string | undefined;
};

/** Renders a colour with the browser's picker, and its contrast while it is dragged. */
export function ColorControl({ input, field, ground }: Props) {
  const { words } = useDesk();
  const value = String(field.value ?? '');
  const [{ from, draft }, setState] = useState({ from: value, draft: value });
  const setDraft = (next: string) => setState({ from: value, draft: next });
  const color = colorOf(from === value ? draft : value);
  const contrast = color && ground && wcagContrast(color, ground);
  const shown = formatHex(colorOf(value)) ?? '#000000';
  const name = field.label;
  return (
    <div className="color">
      <DraggedInput type="color" field={field} shown={shown} aria-label={name} onDraft={setDraft} />
      <TextInput input={input} field={field} onDraft={setDraft} />
      {contrast && (
        <output className={contrast < leastContrast ? 'contrast low' : 'contrast'}>
          <i style={{ background: ground, color: formatHex(color) }}>Aa</i>
          {`${words.contrast} ${contrast.toFixed(1)} : 1`}
        </output>
      )}
    </div>
  );
}
