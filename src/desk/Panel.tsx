import { useEffect, useState } from 'react';
import type { Field, Json, Panel as PanelData, Place } from '../shared/desk-protocol.ts';
import { formatProblems, setView, useDesk } from './desk.ts';
import { FieldRow } from './FieldRow.tsx';
import { ask } from './requests.ts';
import { keyOf, type Targets } from './targets.ts';

/** Returns the fields of a place, and asks for them again after each edit; undefined until they are known. */
export function usePanel(place: Place): PanelData | undefined {
  const { version } = useDesk();
  const [panel, setPanel] = useState<PanelData>();
  const key = keyOf(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit may have changed any field
  useEffect(() => {
    let isCurrent = true;
    const { file, path } = place;
    const load = async () => {
      const answer = await ask('panel', { file, path });
      if (!isCurrent) return;
      // What was removed has no fields any more.
      if ('ok' in answer) setView(undefined);
      else setPanel(answer);
    };
    load().catch((error) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [key, version]);
  return panel;
}

/** Renders the fields of a section, a page or any other block. */
export function Panel(place: Place) {
  const { targets } = useDesk();
  const panel = usePanel(place);
  if (!panel) return null;
  const { control, problems, path } = panel;
  const isPage = path.length === 2 && path[0] === 'pages';
  const fields = control.kind === 'block' ? control.fields : [panel];
  return (
    <>
      {control.kind === 'block' && panel.description !== '' && (
        <p className="hint">{panel.description}</p>
      )}
      {problems.length > 0 && <p className="problem">{formatProblems(problems)}</p>}
      {sourcesOf(targets, place).map((source) => (
        <Panel key={keyOf(source)} {...source} />
      ))}
      {fields
        // The sections of a page are in the list of pages.
        .filter(({ label }) => !(isPage && label === 'sections'))
        .map((field) => (
          <FieldRow
            key={field.label}
            field={field}
            {...(isPage && field.label === 'path' && { actOf: (to) => renameOf(field, to) })}
          />
        ))}
    </>
  );
}

/** Renders all fields of both files, without the pages and the look, which have views of their own. */
export function SitePanel() {
  const { state } = useDesk();
  return (
    <>
      {state.service === '' && <FoldedFields file="content" />}
      <FoldedFields file="site" />
    </>
  );
}

function FoldedFields({ file }: Pick<Place, 'file'>) {
  const control = usePanel({ file, path: [] })?.control;
  const fields = control?.kind === 'block' ? control.fields : [];
  return (
    fields
      .filter(({ label }) => !['pages', 'theme'].includes(label))
      // The older form of the owner's name is of use only where it is written.
      .filter(({ isWritten, label }) => isWritten || label !== 'personalOwn')
      .map((field) => (
        <details key={field.label}>
          <summary>{field.label}</summary>
          <FieldRow field={field} isItem={true} />
        </details>
      ))
  );
}

/** Returns the lists and blocks outside of a section whose texts the section shows, such as the projects. */
function sourcesOf({ texts, frames }: Targets, place: Place): readonly Place[] {
  const frame = frames.find((each) => keyOf(each) === keyOf(place))?.element;
  const sources = texts
    .filter(({ text, element }) => text.isWritten && frame?.contains(element))
    .map(({ text: { file, path } }) => ({ file, path: path.slice(0, 1) }))
    .filter(({ path }) => path.length > 0 && path[0] !== 'pages');
  return [...new Map(sources.map((source) => [keyOf(source), source])).values()];
}

/** Returns the act that changes the address of a page, which links to the page follow. */
const renameOf = ({ value }: Field, to: Json) =>
  ({ kind: 'rename page', from: String(value ?? ''), to: String(to) }) as const;
