import type { ValuePath } from '../shared/desk-protocol.ts';
import { useDesk } from './DeskContext.ts';
import { Look } from './Look.tsx';
import { exampleUrl } from './requests.ts';

/** Renders a look at each section type in the theme of the site, of which one is added. */
export function Gallery({ path }: { path: ValuePath }) {
  const { state, attempt, setView } = useDesk();
  const add = async (type: string) => {
    const isAdded = await attempt([{ kind: 'add section', file: 'site', path, type }]);
    if (isAdded) setView({ kind: 'panel', file: 'site', path });
  };
  return (
    <div className="looks">
      {state.types.map(({ type }) => (
        <Look key={type} name={type} url={exampleUrl(type)} onChoose={() => add(type)} />
      ))}
    </div>
  );
}
