import { type ReactNode, useEffect, useRef } from 'react';
import { formatPath } from '../schema/path.ts';
import { setView, useDesk, type View } from './desk.ts';
import { Gallery } from './Gallery.tsx';
import { IconButton } from './Icon.tsx';
import { Pages } from './Pages.tsx';
import { Panel, SitePanel } from './Panel.tsx';
import { Theme } from './Theme.tsx';
import type { Words } from './words.ts';

/** Renders what was chosen in the bar, or the fields of what was clicked. */
export function Drawer() {
  const { view, words } = useDesk();
  if (!view) return null;
  const title = titleOf(view, words);
  return (
    <Sheet key={title} title={title}>
      {view.kind === 'pages' && <Pages />}
      {view.kind === 'theme' && <Theme />}
      {view.kind === 'site' && <SitePanel />}
      {view.kind === 'gallery' && <Gallery path={view.path} />}
      {view.kind === 'panel' && <Panel file={view.file} path={view.path} />}
    </Sheet>
  );
}

function titleOf(view: View, words: Words): string {
  if (view.kind === 'panel') return formatPath(view.path);
  return view.kind === 'gallery' ? words.addSection : words[view.kind];
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  const { words } = useDesk();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = sheet.current?.getRootNode();
    const opener = root instanceof ShadowRoot ? root.activeElement : null;
    sheet.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
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
