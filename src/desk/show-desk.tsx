import { lazy, Suspense, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { DeskState } from '../desk-protocol/state.ts';
import { listenToHistoryKeys, step } from './acts.ts';
import { Button } from './Buttons.tsx';
import css from './desk.css?inline';
import { resetDesk, setView, useDesk } from './desk.ts';
import { followPage } from './follow-page.ts';
import { Outlines } from './Outlines.tsx';
import pageCss from './page.css?inline';
import { listenToDrops, PictureWords } from './picture-drop.tsx';
import { listenToPointer, point } from './pointer.ts';
import { addStyles } from './styles.ts';
import { frameAt } from './targets.ts';
import { closeEditor } from './text-editor.ts';
import type { Words } from './words.ts';

// The bar does not wait for the modules of fields, lists and pickers, which come right after it.
const Drawer = lazy(async () => ({ default: (await import('./Panel.tsx')).Drawer }));

/**
 * Opens the desk over the page.
 * @param landmark the element of the shadow root in which the desk is rendered
 * @returns a function that closes the desk
 */
export function openDesk(root: ShadowRoot, landmark: Element, onClose: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const container = document.createElement('div');
  landmark.append(container);
  addStyles(root, css, signal);
  addStyles(document, pageCss, signal);
  for (const listen of [followPage, listenToPointer, listenToDrops, listenToHistoryKeys])
    listen(signal);
  const app = createRoot(container);
  const close = () => {
    closeEditor();
    controller.abort();
    app.unmount();
    container.remove();
    resetDesk();
    onClose();
  };
  app.render(<Desk onClose={close} />);
  return close;
}

/** Renders the desk: the outlines on the page, the bar below it, and the drawer beside it. */
function Desk({ onClose }: { onClose: () => void }) {
  const { state, asked } = useDesk();
  return (
    <div className="desk" lang={state.language}>
      <Outlines />
      {asked && <PictureWords {...asked} />}
      <Suspense>
        <Drawer />
      </Suspense>
      <Bar onClose={onClose} />
    </div>
  );
}

/** Shows the first text of the page that is not written in its language yet. */
function showUntranslated(): void {
  const { targets } = useDesk.getState();
  const text = targets.texts.find((each) => each.text.isBorrowed);
  text?.element.scrollIntoView({ block: 'center' });
  if (text) point({ text, frame: frameAt(targets, text.element) });
}

const verbs = { insert: 'add', remove: 'remove', copy: 'copy', move: 'drag' } as const;

/** Returns what an act has done, where it was no change of a value, and to what. */
function said(act: DeskState['undo'], words: Words): string[] {
  if (!act) return [];
  return [...(act.kind === 'set' ? [] : [words[verbs[act.kind]]]), act.what];
}

/** Renders the bar at the bottom of the screen. */
function Bar({ onClose }: { onClose: () => void }) {
  const { state, words, view, notices, said: written } = useDesk();
  const bar = useRef<HTMLDivElement>(null);
  // The button that had the focus is hidden now.
  useEffect(() => bar.current?.focus(), []);
  return (
    <>
      <div className="notices" role="status">
        {written && <p className="notice">{written}</p>}
        {notices[''] && <p className="notice problem">{notices['']}</p>}
      </div>
      <div ref={bar} className="bar" role="toolbar" aria-label={words.desk} tabIndex={-1}>
        {(['undo', 'redo'] as const).map((way) => (
          <Button
            key={way}
            icon={way}
            label={[words[way], ...said(state[way], words)].join(': ')}
            disabled={state[way] === undefined}
            onPress={() => step(way)}
          />
        ))}
        {(['pages', 'theme', 'site'] as const).map((kind) => (
          <Button
            key={kind}
            look="view-button"
            icon={kind}
            label={words[kind]}
            aria-expanded={view?.kind === kind}
            onPress={() => setView(view?.kind === kind ? undefined : { kind })}
          />
        ))}
        {state.untranslated > 0 && (
          <Button
            look="view-button"
            label={words.untranslated.replace('{count}', String(state.untranslated))}
            onPress={showUntranslated}
          />
        )}
        <Button icon="close" label={words.close} onPress={onClose} />
      </div>
    </>
  );
}
