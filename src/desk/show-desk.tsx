import { createRoot } from 'react-dom/client';
import { Desk } from './Desk.tsx';
import css from './desk.css?inline';
import pageCss from './page.css?inline';

function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Opens the desk over the page.
 * @param landmark the element of the shadow root in which the desk is rendered
 * @returns a function that closes the desk
 */
export function openDesk(root: ShadowRoot, landmark: Element, onClose: () => void): () => void {
  const sheet = createSheet(css);
  const pageSheet = createSheet(pageCss);
  const container = document.createElement('div');
  landmark.append(container);
  root.adoptedStyleSheets.push(sheet);
  document.adoptedStyleSheets.push(pageSheet);
  const app = createRoot(container);
  const close = () => {
    app.unmount();
    container.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== pageSheet);
    onClose();
  };
  app.render(<Desk onClose={close} />);
  return close;
}
