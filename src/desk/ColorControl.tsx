import { formatHex, parse, wcagContrast } from 'culori';
import { createContext, use } from 'react';
import type { ValuePath } from '../shared/desk-protocol.ts';
import type { PlainProps } from './control-props.ts';
import { useDesk } from './desk.ts';
import { useDraft } from './use-draft.ts';
import { useDrags } from './use-drags.ts';

/** The colours of the theme by their paths, such as `surface.light`. */
export const PaletteContext = createContext<Readonly<Record<string, string>>>({});

/** The least contrast of text (WCAG 2.2 AA, SC 1.4.3). */
const leastContrast = 4.5;

/** Renders a colour with the browser's picker, and its contrast while it is dragged. */
export function ColorControl({ input, field, write }: PlainProps) {
  const { ref, drags } = useDrags();
  const { draft, setDraft, typing } = useDraft(String(field.value ?? ''), write);
  const color = parse(draft.trim().toLowerCase());
  const change = (value: string) => {
    setDraft(value);
    write(value, drags.current);
  };
  return (
    <div className="color">
      <input
        ref={ref}
        type="color"
        value={(color && formatHex(color)) ?? '#000000'}
        aria-label={field.label}
        onChange={({ target }) => change(target.value)}
      />
      <input {...input} {...typing} type="text" spellCheck={false} />
      <Contrast path={field.path} color={draft} />
    </div>
  );
}

/** Renders the contrast of a colour of the theme with the one that it has to be told from. */
function Contrast({ path: [, part, scheme], color }: { path: ValuePath; color: string }) {
  const { words } = useDesk();
  const ground = use(PaletteContext)[`${part === 'surface' ? 'text' : 'surface'}.${scheme}`];
  const parsed = parse(color.trim().toLowerCase());
  if (!parsed || !ground) return null;
  const contrast = wcagContrast(parsed, ground);
  return (
    <output className={contrast < leastContrast ? 'contrast low' : 'contrast'}>
      <i style={{ background: ground, color }}>Aa</i>
      {`${words.contrast} ${contrast.toFixed(1)} : 1`}
    </output>
  );
}
