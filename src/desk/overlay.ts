import type { DeskProblem } from '../desk-protocol/state.ts';
import { deskTokenName } from '../shared/desk-address.ts';
import css from './overlay.css?inline';
import { ask, openInEditor } from './requests.ts';
import { addStyles } from './styles.ts';
import { wordsOf } from './words.ts';

/** What the dev server says of an error; of the owner's files, their problems too. */
export type Told = { message: string; problems?: readonly DeskProblem[] };

/** Puts a card for each problem of the owner's files in place of the text of Vite's error overlay. */
export function explain(overlay: Element, { problems = [] }: Told): void {
  const { shadowRoot } = overlay;
  if (!shadowRoot) return;
  addStyles(shadowRoot, css);
  if (problems.length === 0) return;
  const cards = element('ul', 'cards', ...problems.map(renderProblem));
  shadowRoot.querySelector('.window')?.replaceChildren(cards);
  cards.querySelector('button')?.focus();
}

function renderProblem(problem: DeskProblem): HTMLElement {
  const { file, line, column, path, message, expected, fix, codeFrame } = problem;
  const title = element('h2', '', message);
  const lines = codeFrame.split('\n');
  const code = element(
    'pre',
    '',
    `${lines.slice(0, -1).join('\n')}\n`,
    element('mark', '', ...lines.slice(-1)),
  );
  // What is wider than the card is scrolled by the arrow keys too.
  code.tabIndex = 0;
  return element(
    'li',
    '',
    title,
    element('p', 'place', `${file}:${line}:${column}`, element('span', '', path)),
    ...(fix === '' ? [] : [element('p', '', fix)]),
    ...(expected === '' || message.includes(expected)
      ? []
      : [element('p', 'expected', `expected: ${expected}`)]),
    ...(codeFrame === '' ? [] : [code]),
    ...(document.querySelector(`meta[name="${deskTokenName}"]`)
      ? [element('p', 'buttons', ...buttonsFor(problem, title))]
      : []),
  );
}

/** Returns the buttons that mend a problem and open its line in the owner's editor, which other computers may not. */
function buttonsFor(problem: DeskProblem, title: HTMLElement): HTMLElement[] {
  const words = wordsOf(document.documentElement.lang);
  const { file, line, message, editor, isCertain } = problem;
  const open = createButton(words.openLine, () => openInEditor(editor));
  const mend = createButton(words.mend, async () => {
    const outcome = await ask('mend', { file, line, message });
    if (!outcome.ok) title.textContent = outcome.problems.map((each) => each.message).join(' · ');
  });
  mend.className = 'first';
  return isCertain ? [mend, open] : [open];
}

function createButton(label: string, onPress: () => Promise<unknown>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', async () => {
    button.disabled = true;
    await onPress().catch((error) => console.error(error));
    button.disabled = false;
  });
  return button;
}

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}
