import css from './open.css?inline';
import { addStyles } from './styles.ts';
import { wordsOf } from './words.ts';

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** The key in this tab's storage that opens the desk again after the page was loaded anew. */
const openKey = 'desk';

function addDesk(): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  addStyles(root, css);
  const button = createButton();
  const landmark = document.createElement('aside');
  landmark.ariaLabel = button.textContent;
  landmark.append(button);
  root.append(landmark);
  document.body.append(host);

  let close: (() => void) | undefined;
  const onClose = () => {
    close = undefined;
    sessionStorage.removeItem(openKey);
    button.hidden = false;
    button.focus();
  };
  const open = async () => {
    const { openDesk } = await import('./show-desk.tsx');
    if (close) return;
    button.hidden = true;
    sessionStorage.setItem(openKey, 'open');
    close = openDesk(root, landmark, onClose);
  };
  button.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isKey = event.code === 'KeyE' && (isMac ? event.metaKey : event.ctrlKey);
    if (!isKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (close) close();
    else void open();
  });
  if (sessionStorage.getItem(openKey)) void open();
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'open';
  button.textContent = wordsOf(document.documentElement.lang || 'en').edit;
  button.title = isMac ? '⌘E' : 'Ctrl+E';
  return button;
}

/** Puts buttons into Vite's error overlay, which mend a mistake and open its line in the owner's editor. */
function watchOverlays(): void {
  const extend = async () => {
    const overlay = document.querySelector('vite-error-overlay');
    if (!overlay || overlay.hasAttribute('data-desk')) return;
    overlay.setAttribute('data-desk', '');
    const { addMends } = await import('./mend-overlay.ts');
    await addMends(overlay);
  };
  new MutationObserver(extend).observe(document.body, { childList: true });
  void extend();
}

// The looks of section types and presets are pages in frames, which nobody edits there.
if (window.top === window) {
  addDesk();
  watchOverlays();
}
