import { wordsOf } from './words.ts';

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** The key in this tab's storage that opens the desk again after the page was loaded anew. */
const openKey = 'desk';

const css = `
:host { all: initial; }
.open {
  position: fixed; z-index: 99990; inset: auto 1rem 1rem auto;
  min-height: 2.5rem; padding: 0 1rem; border: 1px solid #ffffff38; border-radius: 99rem;
  background: #1d1e23; color: #fff; box-shadow: 0 2px 12px #0004; cursor: pointer;
  font: 500 14px/1 system-ui, sans-serif;
}
.open[hidden] { display: none; }
.open:hover { background: #34363e; }
.open:focus-visible { outline: 3px solid #7aa2ff; outline-offset: 2px; }
@media print { :host { display: none; } }
`;

function addDesk(): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  // The Content Security Policy forbids inline styles, but not style sheets that a script has made.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
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
    const click = keepClick();
    const { openDesk } = await import('./show-desk.tsx').finally(click.release);
    if (close) return;
    button.hidden = true;
    sessionStorage.setItem(openKey, 'open');
    close = openDesk(root, landmark, onClose);
    click.repeat();
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

/** Keeps the last click on the page until the script of the desk has come, which then carries it out. */
function keepClick() {
  let last: MouseEvent | undefined;
  const onClick = (event: MouseEvent) => {
    const isOnPage = event.target instanceof Element && event.target.closest('#page');
    if (!isOnPage || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    last = event;
  };
  document.addEventListener('click', onClick, true);
  return {
    release: () => document.removeEventListener('click', onClick, true),
    repeat: () => last?.target?.dispatchEvent(new MouseEvent('click', last)),
  };
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  const { edit: name } = wordsOf(document.documentElement.lang);
  button.type = 'button';
  button.className = 'open';
  button.textContent = name;
  button.title = isMac ? '⌘E' : 'Ctrl+E';
  return button;
}

// The looks of section types and presets are pages in frames, which nobody edits there.
if (window.top === window) addDesk();
