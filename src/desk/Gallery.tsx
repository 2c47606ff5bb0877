import type { ValuePath } from '../shared/desk-protocol.ts';
import { attempt } from './acts.ts';
import { openPanel, useDesk } from './desk.ts';
import { Look } from './Look.tsx';
import { exampleUrl } from './requests.ts';

/** Renders a look at each section type in the theme of the site, of which one is added. */
export function Gallery({ path }: { path: ValuePath }) {
  const { state } = useDesk();
  const add = async (type: string) => {
    const isAdded = await attempt([{ kind: 'add section', file: 'site', path, type }]);
    if (isAdded) openPanel({ file: 'site', path });
  };
  return (
    <div className="looks">
      {state.types.map(({ type }) => (
        <Look key={type} name={type} url={exampleUrl(type)} onChoose={() => add(type)} />
      ))}
    </div>
  );
}
