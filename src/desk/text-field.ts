import { joinedText, nodesOf, type Target } from './targets.ts';

/** A point of the screen at which the caret is put; without one, all of the text is selected. */
export type Point = { x: number; y: number };

type Options = {
  target: Target;
  /** What the field contains at first: the text as it is written in the file, or what was typed already. */
  draft: string;
  caret?: Point | number | undefined;
  label: string;
  onWrite: (text: string) => void;
  onCancel: () => void;
  onInput: () => void;
};

/** An open field on the page, in the place of the text. */
export type TextField = {
  target: Target;
  element: HTMLElement;
  /**
   * @param written the text that was written, which the page shows at once, before its edit arrives
   * @returns a function that takes this text back, if React has not changed it since
   */
  close: (written?: string) => (() => void) | undefined;
};

/**
 * Replaces a text on the page by a field in which it is edited. React knows nothing of the field: `close` puts back
 * the very nodes that React has rendered.
 */
export function openField(options: Options): TextField {
  const { target, draft, label } = options;
  const opener = document.activeElement?.shadowRoot?.activeElement;
  const element = createField(label, draft);
  const { nodes, restore } = replaceText(target, element);
  const controller = new AbortController();
  listen(element, options, controller.signal);
  element.focus({ preventScroll: true });
  setCaret(element, options.caret);
  element.scrollIntoView({ block: 'nearest' });
  return {
    target,
    element,
    close(written) {
      if (controller.signal.aborted) return undefined;
      controller.abort();
      restore();
      // Who goes through the list of texts by keys goes on there.
      if (opener instanceof HTMLElement && opener.closest('.unseen')) opener.focus();
      return written ? showEarly(target, nodes, written) : undefined;
    },
  };
}

function showEarly({ text, spot }: Target, nodes: readonly ChildNode[], written: string) {
  const [node] = nodes;
  const isPlain = text.text === spot.shown && nodes.length === 1;
  if (!isPlain || !(node instanceof Text)) return undefined;
  const before = node.data;
  const early = before.replace(spot.shown, () => written);
  node.data = early;
  return () => {
    if (node.data === early) node.data = before;
  };
}

function createField(label: string, text: string): HTMLElement {
  const field = document.createElement('span');
  field.dataset['desk'] = 'field';
  field.role = 'textbox';
  field.ariaLabel = label;
  field.spellcheck = true;
  field.textContent = text;
  field.setAttribute('contenteditable', 'plaintext-only');
  // Browsers that do not know the value take no input at all.
  if (field.contentEditable !== 'plaintext-only') field.setAttribute('contenteditable', 'true');
  return field;
}

function replaceText({ element, spot: { shown } }: Target, field: HTMLElement) {
  const nodes = nodesOf(element, shown);
  const text = joinedText(nodes);
  const start = text.indexOf(shown);
  const [first] = nodes;
  const isPart = nodes.length === 1 && first instanceof Text && start >= 0;
  const before = new Text(isPart ? text.slice(0, start) : '');
  const after = new Text(isPart ? text.slice(start + shown.length) : '');
  if (first) first.before(before, field, after);
  else element.append(before, field, after);
  for (const node of nodes) node.remove();
  const restore = () => {
    // React may have removed the element with all that was in it.
    if (field.parentNode) field.before(...nodes);
    for (const each of [before, field, after]) each.remove();
  };
  return { nodes, restore };
}

/** Listens to what is typed. */
function listen(field: HTMLElement, options: Options, signal: AbortSignal): void {
  const { target, onWrite, onCancel, onInput } = options;
  const { kind } = target.text;
  const hasLines = kind === 'long' || kind === 'code';
  const write = () => {
    const text = field.textContent ?? '';
    onWrite(kind === 'code' ? text : text.trim());
  };
  const onKey = (event: KeyboardEvent) => {
    // The page and the desk have keys of their own.
    event.stopPropagation();
    // An Enter that ends the input of a Japanese word does not end the text.
    if (event.isComposing) return;
    const isLine = event.key === 'Enter' && event.shiftKey && hasLines;
    if (isLine) insert(field, '\n');
    // A space would press the button around the text.
    else if (event.key === ' ' && field.closest('button, summary')) insert(field, ' ');
    else if (event.key === 'Enter') {
      write();
      // From now on, keys such as that of undo are for the desk.
      field.blur();
    } else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? '';
    insert(field, hasLines ? text : text.trim().replace(/\s*\n\s*/g, ' '));
    onInput();
  };
  const swallow = (event: Event) => event.preventDefault();
  field.addEventListener('keydown', onKey, { signal });
  field.addEventListener('keyup', (event) => event.key === ' ' && swallow(event), { signal });
  field.addEventListener('paste', onPaste, { signal });
  field.addEventListener('drop', swallow, { signal });
  field.addEventListener('input', onInput, { signal });
  field.addEventListener('blur', write, { signal });
}

/** Replaces what is selected by a text. */
function insert(field: HTMLElement, text: string): void {
  // Only this old command can be undone by the keys of the browser, but it makes elements of lines.
  if (!text.includes('\n') && document.execCommand('insertText', false, text)) return;
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(new Text(text));
  range.collapse(false);
  field.normalize();
}

function setCaret(field: HTMLElement, caret: Options['caret']): void {
  const range = document.createRange();
  range.selectNodeContents(field);
  const node = field.firstChild;
  const position = typeof caret === 'object' ? offsetAt(caret, node) : caret;
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

/** Returns the offset of the caret in a field; undefined if it is elsewhere. */
export function caretOf(field: HTMLElement): number | undefined {
  const selection = getSelection();
  const node = selection?.focusNode;
  return node && field.contains(node) ? selection.focusOffset : undefined;
}
