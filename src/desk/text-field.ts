import { joinedText, nodesOf, type Target } from './targets.ts';

/** A point of the screen at which the caret is put. */
export type Point = { x: number; y: number };

type Options = {
  target: Target;
  /** What the field contains at first: the text as it is written in the file, or what was typed already. */
  draft: string;
  /** Where the caret is put; without it, all of the text is selected. */
  caret?: Point | number | undefined;
  onWrite: (text: string) => void;
  onCancel: () => void;
  onInput: () => void;
};

/** A field in the place of a text on the page. */
export type TextField = ReturnType<typeof openField>;

/**
 * Opens a field in which a text of the page is edited. React knows nothing of it, so the nodes of React stay where they
 * are, but out of sight.
 */
export function openField(options: Options) {
  const { target, draft } = options;
  const opener = document.activeElement?.shadowRoot?.activeElement;
  const element = createField(target, draft);
  const nodes = nodesOf(target.element, target.spot.shown);
  const text = joinedText(nodes);
  const start = Math.max(0, text.indexOf(target.spot.shown));
  const after = new Text(text.slice(start + target.spot.shown.length));
  const own = [new Text(text.slice(0, start)), element, after];
  if (nodes[0]) nodes[0].before(...own);
  else target.element.append(...own);
  // The elements of a text with marks are hidden by the style sheet.
  element.toggleAttribute(
    'data-desk-whole',
    nodes.some((node) => node instanceof Element),
  );
  const texts = nodes.flatMap((node) => (node instanceof Text ? { node, text: node.data } : []));
  const hide = () => {
    for (const each of texts) {
      each.text = each.node.data || each.text;
      each.node.data = '';
    }
  };
  hide();
  const controller = new AbortController();
  listen(element, options, controller.signal);
  element.focus({ preventScroll: true });
  setCaret(element, options.caret);
  element.scrollIntoView({ block: 'nearest' });
  return {
    target,
    element,
    hide,
    /** Checks whether React has put another text there. */
    isOutdated: () => texts.some(({ node }) => node.data !== '' || !node.isConnected),
    /** Ends the editing. The page goes on showing what was typed. */
    end() {
      controller.abort();
      element.removeAttribute('contenteditable');
      delete element.dataset['desk'];
      // Who goes through the list of texts by keys goes on there.
      if (opener instanceof HTMLElement && opener.closest('.unseen')) opener.focus();
    },
    /** Gives the place back to the text of React. */
    remove() {
      for (const each of own) each.remove();
      for (const each of texts) each.node.data ||= each.text;
    },
  };
}

function createField({ text: { label } }: Target, text: string): HTMLElement {
  const field = document.createElement('span');
  field.dataset['desk'] = 'field';
  field.role = 'textbox';
  field.ariaLabel = label;
  field.spellcheck = true;
  field.textContent = text;
  field.contentEditable = 'plaintext-only';
  return field;
}

/** Listens to what is typed. */
function listen(field: HTMLElement, options: Options, signal: AbortSignal): void {
  const { target, onWrite, onCancel, onInput } = options;
  const { kind } = target.text;
  const hasLines = kind === 'long' || kind === 'code';
  const write = () => {
    const text = field.textContent;
    // Browsers keep a line break behind the last line. A field that React has removed is left too, but not by the owner.
    if (field.isConnected) onWrite(kind === 'code' ? text.replace(/\n$/, '') : text.trim());
  };
  const onKey = (event: KeyboardEvent) => {
    // The page and the desk have keys of their own.
    event.stopPropagation();
    // An Enter that ends the input of a Japanese word does not end the text.
    if (event.isComposing || (event.key === 'Enter' && event.shiftKey && hasLines)) return;
    // A space would press the button around the text.
    if (event.key === ' ' && field.closest('button, summary')) insert(' ');
    else if (event.key === 'Enter') {
      write();
      // From now on, keys such as that of undo are for the desk.
      field.blur();
    } else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (hasLines) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    insert(text.trim().replace(/\s*\n\s*/g, ' '));
  };
  const swallow = (event: Event) => event.preventDefault();
  field.addEventListener('keydown', onKey, { signal });
  field.addEventListener('keyup', (event) => event.key === ' ' && swallow(event), { signal });
  field.addEventListener('paste', onPaste, { signal });
  field.addEventListener('drop', swallow, { signal });
  field.addEventListener('input', onInput, { signal });
  field.addEventListener('blur', () => queueMicrotask(write), { signal });
}

/** Replaces what is selected by a text. Only this old command can be undone by the keys of the browser. */
const insert = (text: string) => document.execCommand('insertText', false, text);

function setCaret(field: HTMLElement, caret: Options['caret']): void {
  const range = document.createRange();
  range.selectNodeContents(field);
  const node = field.firstChild;
  // A page that was scrolled since the click has another text there.
  const position = typeof caret === 'object' ? (offsetAt(caret, node) ?? Infinity) : caret;
  if (node instanceof Text && position !== undefined) {
    range.setStart(node, Math.min(position, node.length));
    range.collapse(true);
  }
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}

/** Returns the offset in a text node of the letter at a point of the screen. */
function offsetAt({ x, y }: Point, node: Node | null): number | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  return position && position.offsetNode === node ? position.offset : undefined;
}
