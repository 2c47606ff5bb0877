import { openPanel, type Pointed, useDesk } from './desk.ts';
import { findSlot } from './picture-slot.ts';
import { frameAt, textAt } from './targets.ts';
import { editText } from './text-editor.ts';

type PagePoint = { element: Element; x: number; y: number };

/** Makes clicks on the page edit what was clicked. With Ctrl or ⌘ they do what they do without the desk. */
export function listenToPointer(signal: AbortSignal): void {
  let last: PagePoint | undefined;
  /** Whether the pointer is on the page, and not on a tool of the desk, which belongs to what was pointed at last. */
  let isOnPage = false;
  /** The place of a click for which the map of texts has not come yet. */
  let early: PagePoint | undefined;
  const options = { capture: true, signal };
  const onMove = ({ target, clientX, clientY }: PointerEvent) => {
    const element = elementOnPage(target);
    isOnPage = element !== undefined;
    if (!element) return;
    last = { element, x: clientX, y: clientY };
    pointAt(last);
  };
  const onClick = (event: MouseEvent) => {
    const element = elementOnPage(event.target);
    if (!element || event.ctrlKey || event.metaKey) return;
    // The page in another language is another page to edit, and its link is no text of the owner.
    if (element.closest('a[hreflang]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (element.closest('[data-desk]')) return;
    const point = { element, ...pointOf(event, element) };
    early = useDesk.getState().isMapped ? undefined : point;
    if (!early) editAt(point);
  };
  // A link that is dragged would keep the owner from selecting a part of its text.
  const onDrag = (event: DragEvent) => elementOnPage(event.target) && event.preventDefault();
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('dragstart', onDrag, options);
  const stop = useDesk.subscribe(({ targets, isMapped }, before) => {
    if (targets === before.targets) return;
    // The texts may come after the pointer, and may have moved below it.
    last &&= isOnPage || !last.element.isConnected ? atPresent(last) : last;
    if (last) pointAt(last);
    if (!isMapped || !early) return;
    const clicked = atPresent(early);
    early = undefined;
    editAt(clicked);
  });
  signal.addEventListener('abort', stop);
}

/** Outlines a text and its section. */
export const point = (pointed: Pointed) => useDesk.setState({ pointed });

/** Returns a point with what is there now, since an edit may have put another element there. */
function atPresent(point: PagePoint): PagePoint {
  const element = elementOnPage(document.elementFromPoint(point.x, point.y));
  return { ...point, element: element ?? point.element };
}

function pointAt({ element, x, y }: PagePoint): void {
  const { targets, pointed } = useDesk.getState();
  const text = textAt(targets, element, x, y);
  const frame = frameAt(targets, element);
  if (pointed.text !== text || pointed.frame !== frame) point({ text, frame });
}

function editAt({ element, x, y }: PagePoint): void {
  const { targets } = useDesk.getState();
  const text = textAt(targets, element, x, y);
  const frame = frameAt(targets, element);
  if (text && text.spot.attribute === undefined) editText(text, { x, y });
  else if (element.matches('img, video, picture')) {
    const openSlot = async () => {
      const place = (await findSlot(element, targets))?.place ?? frame;
      if (place) openPanel(place);
    };
    openSlot().catch((error) => console.error(error));
  } else if (frame) openPanel(frame);
}

/** Returns the point of a click. A click by the keyboard has none, so the middle of the element is meant. */
function pointOf({ detail, clientX, clientY }: MouseEvent, element: Element) {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function elementOnPage(target: EventTarget | null): Element | undefined {
  const isInPage = target instanceof Element && target.closest('#page') !== null;
  return isInPage ? target : undefined;
}
