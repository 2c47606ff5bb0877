import type { Field } from '../shared/desk-protocol.ts';
import { PaletteContext } from './ColorControl.tsx';
import { useDesk } from './DeskContext.ts';
import { FieldRow } from './FieldRow.tsx';
import { Look } from './Look.tsx';
import { usePanel } from './Panel.tsx';
import { presetUrl } from './requests.ts';

const place = { file: 'site', path: ['theme'] } as const;

/** Renders the presets side by side on the page of this tab, and below them what the owner may change. */
export function Theme() {
  const { state, page, attempt } = useDesk();
  const panel = usePanel(place);
  const fields = panel?.control.kind === 'block' ? panel.control.fields : [];
  const preset = fields.find(({ label }) => label === 'preset')?.value;
  const choose = (value: string) =>
    attempt([{ kind: 'set', file: 'site', path: ['theme', 'preset'], value }]);
  return (
    <PaletteContext value={paletteOf(fields)}>
      <div className="looks">
        {state.presets.map((name) => (
          <Look
            key={name}
            name={name}
            url={presetUrl(page, name)}
            isChosen={name === preset}
            onChoose={() => choose(name)}
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

/** Returns the colours of the theme by their paths, such as `surface.light`. */
function paletteOf(fields: readonly Field[]): Record<string, string> {
  const colors = fields.flatMap(({ label, control }) =>
    control.kind === 'block'
      ? control.fields.flatMap((field) =>
          field.control.kind === 'color' ? [[`${label}.${field.label}`, String(field.value)]] : [],
        )
      : [],
  );
  return Object.fromEntries(colors);
}
