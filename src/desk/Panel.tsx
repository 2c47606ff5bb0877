import { useEffect, useState } from 'react';
import type { Field, Json, Panel as PanelData, Place } from '../shared/desk-protocol.ts';
import { formatProblems, setView, useDesk } from './desk.ts';
import { FieldRow } from './FieldRow.tsx';
import { ask } from './requests.ts';
import { keyOf } from './targets.ts';

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
  const panel = usePanel(place);
  if (!panel) return null;
  const { control, problems, path } = panel;
  const isPage = path.length === 2 && path[0] === 'pages';
  const fields = control.kind === 'block' ? control.fields : [panel];
  return (
    <>
      {panel.description !== '' && <p className="hint">{panel.description}</p>}
      {problems.length > 0 && <p className="problem">{formatProblems(problems)}</p>}
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

/** Returns the act that changes the address of a page, which links to the page follow. */
const renameOf = ({ value }: Field, to: Json) =>
  ({ kind: 'rename page', from: String(value ?? ''), to: String(to) }) as const;
