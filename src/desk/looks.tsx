import { useEffect, useState } from 'react';
import type { Field } from '../desk-protocol/panel.ts';
import type { ValuePath } from '../desk-protocol/place.ts';
import { inWords } from '../shared/in-words.ts';
import { newSection, write } from './acts.ts';
import { openPanel, useDesk } from './desk.ts';
import { useAdding } from './Form.tsx';
import { exampleUrl, presetUrl } from './requests.ts';

/** Renders a look at each section type in the theme of the site, of which one is added. */
export function Gallery({ path }: { path: ValuePath }) {
  const { state, words } = useDesk();
  const { add, form } = useAdding(words.addSection, openPanel);
  const place = { file: 'site', path } as const;
  const choose = async (type: string) => {
    const section = await newSection(type);
    if (!section) return;
    const { value, questions } = section;
    await add({ place, added: { kind: 'insert', ...place, value }, questions });
  };
  return (
    form ?? (
      <Looks
        looks={state.types.map(({ type, name }) => ({ id: type, name }))}
        urlOf={exampleUrl}
        onChoose={choose}
      />
    )
  );
}

/** Returns what a theme is called: a file by its name. */
const nameOf = (id: string) => inWords(id.replace(/^.*\/|\.ya?ml$/gi, ''));

/** Renders the themes side by side on the page of this tab. */
export function Presets({ field }: { field: Field }) {
  const { state, page } = useDesk();
  const version = useSettled(JSON.stringify({ ...Object(state.theme), preset: '' }));
  return (
    <Looks
      looks={Object.keys(state.presets).map((id) => ({ id, name: nameOf(id) }))}
      urlOf={(name) => presetUrl(page, name, version + JSON.stringify(state.presets[name]))}
      chosen={field.value}
      onChoose={(name) => write(field, name)}
    />
  );
}

type Props = {
  looks: readonly { id: string; name: string }[];
  urlOf: (id: string) => string;
  chosen?: Field['value'];
  onChoose: (id: string) => unknown;
};

/** Renders small looks at pages, of which one is chosen. */
function Looks({ looks, urlOf, chosen, onChoose }: Props) {
  const { words } = useDesk();
  return (
    <div className="looks">
      {looks.map(({ id, name }) => (
        <div key={id} className="look">
          {/* Until the page comes, its frame lets these words through. */}
          <div className="frame" inert data-coming={words.coming}>
            <iframe src={urlOf(id)} title={name} loading="lazy" tabIndex={-1} />
          </div>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name}
          </button>
        </div>
      ))}
    </div>
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
