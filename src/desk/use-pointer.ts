import { useEffect, useRef, useState } from 'react';
import { type Frame, frameAt, type Target, type Targets, textAt } from './targets.ts';

type Handlers = {
  onText: (target: Target, point: { x: number; y: number }) => void;
  onPicture: (picture: Element, frame: Frame | undefined) => void;
  onSection: (frame: Frame) => void;
};

/** What is below the pointer. */
export type Pointed = { text?: Target | undefined; frame?: Frame | undefined };

/** Makes clicks on the page edit what was clicked. With Ctrl or ⌘ they do what they do without the desk. */
export function usePointer(targets: Targets, handlers: Handlers) {
  const [pointed, setPointed] = useState<Pointed>({});
  const now = useRef({ targets, handlers });
  const last = useRef<Point>(undefined);
  useEffect(() => {
    now.current = { targets, handlers };
  });
  useEffect(() => {
    // The texts may come after the pointer, and may have moved below it.
    if (last.current?.element.isConnected) setPointed(pointedAt(targets, last.current));
  }, [targets]);
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onClick = (event: MouseEvent) => click(event, now.current.targets, now.current.handlers);
    const onPoint = ({ target, clientX, clientY }: PointerEvent) => {
      const element = elementOnPage(target);
      if (!element) return;
      last.current = { element, x: clientX, y: clientY };
      setPointed(pointedAt(now.current.targets, last.current));
    };
    const onFocus = ({ target }: FocusEvent) => {
      const element = elementOnPage(target);
      const text = element && now.current.targets.texts.find((each) => isOf(element, each));
      if (text) setPointed({ text, frame: frameAt(now.current.targets, text.element) });
    };
    // A link that is dragged would keep the owner from selecting a part of its text.
    const onDrag = (event: DragEvent) => elementOnPage(event.target) && event.preventDefault();
    document.addEventListener('click', onClick, options);
    document.addEventListener('pointermove', onPoint, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('dragstart', onDrag, options);
    return () => controller.abort();
  }, []);
  return { pointed, setPointed };
}

type Point = { element: Element; x: number; y: number };

const pointedAt =
  (targets: Targets, { element, x, y }: Point) =>
  (before: Pointed) => {
    const text = textAt(targets, element, x, y);
    const frame = frameAt(targets, element);
    return before.text === text && before.frame === frame ? before : { text, frame };
  };

function click(event: MouseEvent, targets: Targets, handlers: Handlers): void {
  const element = elementOnPage(event.target);
  if (!element || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (element.closest('[data-desk]')) return;
  const { x, y } = pointOf(event, element);
  const text = textAt(targets, element, x, y);
  const frame = frameAt(targets, element);
  if (text && text.spot.attribute === undefined) handlers.onText(text, { x, y });
  else if (element.matches('img, video, picture')) handlers.onPicture(element, frame);
  else if (frame) handlers.onSection(frame);
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

const isOf = (element: Element, text: Target) =>
  text.spot.attribute === undefined && element.contains(text.element);
