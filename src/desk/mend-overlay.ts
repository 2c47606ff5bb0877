import type { DeskProblem } from '../desk-protocol/state.ts';
import css from './mend-overlay.css?inline';
import { ask } from './requests.ts';
import { addStyles } from './styles.ts';
import { wordsOf } from './words.ts';

/** Adds the problems of the owner's files to Vite's error overlay, with the buttons that help with each. */
export async function addMends({ shadowRoot }: Element): Promise<void> {
  const { problems, language } = await ask('state', {});
  const top = shadowRoot?.querySelector('.window');
  if (!shadowRoot || !top || problems.length === 0) return;
  addStyles(shadowRoot, css);
  const list = document.createElement('ul');
  list.className = 'mends';
  list.append(...problems.map((problem) => renderProblem(problem, language)));
  top.prepend(list);
  list.querySelector('button')?.focus();
}

function renderProblem(problem: DeskProblem, language: string): HTMLElement {
  const words = wordsOf(language);
  const { file, line, message, fix, editor } = problem;
  const item = document.createElement('li');
  const text = document.createElement('span');
  text.textContent = [`${file}:${line}`, message, fix].filter(Boolean).join(' · ');
  const open = createButton(words.openLine, () => fetch(import.meta.env.BASE_URL + editor));
  const mend = createButton(words.mend, async () => {
    const outcome = await ask('mend', { file, line, message });
    if (!outcome.ok) text.textContent = outcome.problems.map((each) => each.message).join(' · ');
  });
  mend.className = 'first';
  item.append(text, ...(problem.isCertain ? [mend, open] : [open]));
  return item;
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
