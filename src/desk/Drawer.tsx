import { useEffect, useRef } from 'react';
import type { Place } from '../desk-protocol.ts';
import { formatPath, isWithin } from '../schema/path.ts';
import { Button } from './Buttons.tsx';
import { setView, useDesk, type View } from './desk.ts';
import { Gallery } from './looks.tsx';
import { Pages } from './Pages.tsx';
import { Fields, Panel, SitePanel, usePanel } from './Panel.tsx';
import type { Targets } from './targets.ts';

/** Renders what was chosen in the bar, or the fields of what was clicked. */
export function Drawer() {
  const { view } = useDesk();
  if (!view) return null;
  return <Sheet key={JSON.stringify(view)} view={view} />;
}

/** Scrolls to the part of the page that the drawer edits, if that is not in sight. */
function showPart(view: View, { texts, frames }: Targets): void {
  if (view.kind !== 'panel') return;
  const isPart = (at: Place) => at.file === view.file && isWithin(at.path, view.path);
  const text = texts.find((each) => isPart(each.text));
  const part = frames.find(isPart) ?? text;
  part?.element.scrollIntoView({ block: 'nearest' });
}

function Sheet({ view }: { view: View }) {
  const { words, targets } = useDesk();
  const panel = usePanel(view.kind === 'panel' ? view : undefined);
  const title =
    view.kind === 'panel' ? panel?.name : words[view.kind === 'gallery' ? 'addSection' : view.kind];
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = sheet.current?.getRootNode();
    const opener = root instanceof ShadowRoot ? root.activeElement : null;
    sheet.current?.focus();
    document.documentElement.dataset['deskDrawer'] = view.kind;
    return () => {
      delete document.documentElement.dataset['deskDrawer'];
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [view.kind]);
  useEffect(() => showPart(view, targets), [view, targets]);
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
        <h2 title={view.kind === 'panel' ? formatPath(view.path) : undefined}>{title}</h2>
        <Button icon="close" label={words.close} onPress={close} />
      </header>
      <div className="content">
        {view.kind === 'pages' && <Pages />}
        {view.kind === 'theme' && <Panel file="site" path={['theme']} />}
        {view.kind === 'site' && <SitePanel />}
        {view.kind === 'gallery' && <Gallery path={view.path} />}
        {panel && <Fields {...panel} />}
      </div>
    </section>
  );
}
