import { type ReactNode, useEffect, useRef } from 'react';
import { formatPath } from '../schema/path.ts';
import { useDesk } from './DeskContext.ts';
import { Gallery } from './Gallery.tsx';
import { IconButton } from './Icon.tsx';
import { Pages } from './Pages.tsx';
import { Panel } from './Panel.tsx';
import { Theme } from './Theme.tsx';

/** Renders what was chosen in the bar, or the fields of what was clicked. */
export function Drawer() {
  const { view, words } = useDesk();
  switch (view?.kind) {
    case 'pages':
      return (
        <Sheet key="pages" title={words.pages}>
          <Pages />
        </Sheet>
      );
    case 'theme':
      return (
        <Sheet key="theme" title={words.theme}>
          <Theme />
        </Sheet>
      );
    case 'gallery':
      return (
        <Sheet key="gallery" title={words.addSection}>
          <Gallery path={view.path} />
        </Sheet>
      );
    case 'panel': {
      const title = formatPath(view.path);
      return (
        <Sheet key={`${view.file} ${title}`} title={title}>
          <Panel file={view.file} path={view.path} />
        </Sheet>
      );
    }
    default:
      return null;
  }
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const { words, setView } = useDesk();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const close = () => setView(undefined);
  return (
    <section
      ref={sheet}
      className="drawer"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={words.close} onPress={close} />
      </header>
      <div className="content">{children}</div>
    </section>
  );
}
