import { useEffect, useRef } from 'react';
import { formatPath } from '../schema/path.ts';
import { Button } from './Buttons.tsx';
import { setView, useDesk, type View } from './desk.ts';
import { Gallery } from './looks.tsx';
import { Pages } from './Pages.tsx';
import { Panel, SitePanel } from './Panel.tsx';

/** Renders what was chosen in the bar, or the fields of what was clicked. */
export function Drawer() {
  const { view, words } = useDesk();
  if (!view) return null;
  const title =
    view.kind === 'panel'
      ? formatPath(view.path)
      : words[view.kind === 'gallery' ? 'addSection' : view.kind];
  return <Sheet key={JSON.stringify(view)} title={title} view={view} />;
}

function Sheet({ title, view }: { title: string; view: View }) {
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
        <Button icon="close" label={words.close} onPress={close} />
      </header>
      <div className="content">
        {view.kind === 'pages' && <Pages />}
        {view.kind === 'theme' && <Panel file="site" path={['theme']} />}
        {view.kind === 'site' && <SitePanel />}
        {view.kind === 'gallery' && <Gallery path={view.path} />}
        {view.kind === 'panel' && <Panel file={view.file} path={view.path} />}
      </div>
    </section>
  );
}
