import { formatHex, parse, wcagContrast } from 'culori';
import { createContext, use } from 'react';
import type { ControlProps } from './control-props.ts';
import { useDesk } from './DeskContext.ts';
import { useDraft } from './use-draft.ts';

/** The colours of the theme by their paths, such as `surface.light`. */
export const PaletteContext = createContext<Readonly<Record<string, string>>>({});

/** The least contrast of text (WCAG 2.2 AA, SC 1.4.3). */
const leastContrast = 4.5;

/** Renders a colour with the browser's picker, and its contrast while it is dragged. */
export function ColorControl({ id, field, write, isRefused }: Omit<ControlProps, 'control'>) {
  const { words } = useDesk();
  const written = typeof field.value === 'string' ? field.value : '';
  const [draft, setDraft] = useDraft(written);
  const color = parse(draft.trim().toLowerCase());
  const ground = useGround(field.path);
  const contrast = color && ground ? wcagContrast(color, ground) : undefined;
  const change = (value: string) => {
    setDraft(value);
    write(value, { isDrag: true });
  };
  return (
    <div className="color">
      <input
        type="color"
        value={(color && formatHex(color)) ?? '#000000'}
        aria-label={field.label}
        onChange={({ target }) => change(target.value)}
      />
      <input
        id={id}
        type="text"
        value={draft}
        spellCheck={false}
        aria-invalid={isRefused}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => draft !== written && write(draft)}
        onKeyDown={({ key }) => key === 'Enter' && draft !== written && write(draft)}
      />
      {contrast !== undefined && (
        <output className={contrast < leastContrast ? 'contrast low' : 'contrast'}>
          <i style={{ background: ground, color: draft }}>Aa</i>
          {`${words.contrast} ${contrast.toFixed(1)} : 1`}
        </output>
      )}
    </div>
  );
}

/** Returns the colour of the theme that a colour of the theme has to be told from. */
function useGround(path: readonly (string | number)[]): string | undefined {
  const palette = use(PaletteContext);
  const [, part, scheme] = path;
  return palette[`${part === 'surface' ? 'text' : 'surface'}.${scheme}`];
}
