import { Bar } from './Bar.tsx';
import { Drawer } from './Drawer.tsx';
import { useDesk } from './desk.ts';
import { Outlines } from './Outlines.tsx';
import { PictureWords } from './PictureWords.tsx';
import { TextList } from './TextList.tsx';

/** Renders the desk: the outlines on the page, the bar below it, and the drawer beside it. */
export function Desk({ onClose }: { onClose: () => void }) {
  const { state, asked } = useDesk();
  return (
    <div className="desk" lang={state.language}>
      <Outlines />
      <TextList />
      {asked && <PictureWords {...asked} />}
      <Drawer />
      <Bar onClose={onClose} />
    </div>
  );
}
