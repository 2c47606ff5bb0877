import { useEffect, useState } from 'react';
import type { Field } from '../shared/desk-protocol.ts';
import { attempt } from './acts.ts';
import { PaletteContext } from './ColorControl.tsx';
import { useDesk } from './desk.ts';
import { FieldRow } from './FieldRow.tsx';
import { Look } from './Look.tsx';
import { usePanel } from './Panel.tsx';
import { presetUrl } from './requests.ts';

const place = { file: 'site', path: ['theme'] } as const;

/** Renders the presets side by side on the page of this tab, and below them what the owner may change. */
export function Theme() {
  const { state, page } = useDesk();
  const panel = usePanel(place);
  const fields = panel?.control.kind === 'block' ? panel.control.fields : [];
  const preset = fields.find(({ label }) => label === 'preset')?.value;
  const version = useSettled(JSON.stringify({ ...Object(state.theme), preset: '' }));
  return (
    <PaletteContext value={paletteOf(fields)}>
      <div className="looks">
        {state.presets.map((name) => (
          <Look
            key={name}
            name={name}
            url={presetUrl(page, name, version)}
            isChosen={name === preset}
            onChoose={() =>
              attempt([{ kind: 'set', file: 'site', path: ['theme', 'preset'], value: name }])
            }
          />
        ))}
      </div>
      {fields
        .filter(({ label }) => label !== 'preset')
        .map((field) => (
          <FieldRow key={field.label} field={field} />
        ))}
    </PaletteContext>
  );
}

/** The time in ms after which a value that a drag changes counts as settled. */
const pause = 600;

/** Returns a value once it stays as it is, so that the looks are not loaded for each step of a drag. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(settle, pause, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Returns the colours of the theme by their paths, such as `surface.light`. */
function paletteOf(fields: readonly Field[]): Record<string, string> {
  const parts = fields.flatMap(({ control }) => (control.kind === 'block' ? control.fields : []));
  const colors = parts.filter(({ control }) => control.kind === 'color');
  return Object.fromEntries(
    colors.map(({ path, value }) => [path.slice(1).join('.'), String(value)]),
  );
}
