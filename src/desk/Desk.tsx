import { lazy, Suspense } from 'react';
import { Bar } from './Bar.tsx';
import { useDesk } from './desk.ts';
import { Outlines } from './Outlines.tsx';
import { PictureWords } from './PictureWords.tsx';
import { TextList } from './TextList.tsx';

// The bar does not wait for the modules of fields, lists and pickers, which come right after it.
const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }));

/** Renders the desk: the outlines on the page, the bar below it, and the drawer beside it. */
export function Desk({ onClose }: { onClose: () => void }) {
  const { state, asked } = useDesk();
  return (
    <div className="desk" lang={state.language}>
      <Outlines />
      <TextList />
      {asked && <PictureWords {...asked} />}
      <Suspense>
        <Drawer />
      </Suspense>
      <Bar onClose={onClose} />
    </div>
  );
}
