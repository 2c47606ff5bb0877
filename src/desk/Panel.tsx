import { useEffect, useState } from 'react';
import type { Panel as PanelData, Place } from '../shared/desk-protocol.ts';
import { formatProblems, useDesk } from './DeskContext.ts';
import { FieldRow } from './FieldRow.tsx';
import { PageAddress } from './PageAddress.tsx';
import { ask } from './requests.ts';
import { keyOf } from './targets.ts';

/** Returns the fields of a place, and asks for them again after each edit; undefined until they are known. */
export function usePanel(place: Place): PanelData | undefined {
  const { version, setView } = useDesk();
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
  return (
    <>
      {panel.description !== '' && <p className="hint">{panel.description}</p>}
      {problems.length > 0 && <p className="problem">{formatProblems(problems)}</p>}
      {control.kind === 'block' ? (
        control.fields.map((field) => {
          // The sections of a page are in the list of pages.
          if (isPage && field.label === 'sections') return null;
          if (isPage && field.label === 'path')
            return <PageAddress key="path" path={String(field.value ?? '')} />;
          return <FieldRow key={field.label} field={field} />;
        })
      ) : (
        <FieldRow field={panel} />
      )}
    </>
  );
}
