import { createRoot } from 'react-dom/client';
import { listenToHistoryKeys } from './acts.ts';
import { Desk } from './Desk.tsx';
import css from './desk.css?inline';
import { resetDesk } from './desk.ts';
import { followPage } from './follow-page.ts';
import pageCss from './page.css?inline';
import { listenToDrops } from './picture-drop.ts';
import { listenToPointer } from './pointer.ts';
import { addStyles } from './styles.ts';
import { closeEditor } from './text-editor.ts';

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
  resetDesk();
  for (const listen of [followPage, listenToPointer, listenToDrops, listenToHistoryKeys])
    listen(signal);
  const app = createRoot(container);
  const close = () => {
    closeEditor();
    controller.abort();
    app.unmount();
    container.remove();
    onClose();
  };
  app.render(<Desk onClose={close} />);
  return close;
}
