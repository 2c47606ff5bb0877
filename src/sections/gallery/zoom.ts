/** How many times a picture can be enlarged. */
const maxScale = 6;
/** How much a press on a key, and a double click, enlarge a picture. */
const [step, leap] = [1.5, 2.5];

type Point = { x: number; y: number };

type Zoom = ReturnType<typeof zoomOf>;

/** Returns what enlarges the picture in an element, and moves it away from the middle. */
function zoomOf(stage: HTMLElement) {
  let [scale, left, top] = [1, 0, 0];
  /** Moves the picture by so many px. It cannot leave the element. */
  const move = (x: number, y: number) => {
    const limit = (value: number, size: number) => {
      const room = (size * (scale - 1)) / 2;
      return Math.max(-room, Math.min(room, value));
    };
    left = limit(left + x, stage.clientWidth);
    top = limit(top + y, stage.clientHeight);
    const moved = `translate(${left}px, ${top}px) scale(${scale})`;
    stage
      .querySelector<HTMLElement>('a, img')
      ?.style.setProperty('transform', scale === 1 ? 'none' : moved);
  };
  /** Enlarges the picture around a point of the screen, so what is at that point stays there. */
  const by = (factor: number, at?: Point) => {
    const box = stage.getBoundingClientRect();
    const to = Math.max(1, Math.min(maxScale, scale * factor));
    const x = at ? at.x - box.left - box.width / 2 : 0;
    const y = at ? at.y - box.top - box.height / 2 : 0;
    const growth = to / scale;
    scale = to;
    move(x - (x - left) * growth - left, y - (y - top) * growth - top);
  };
  return { move, by, isEnlarged: () => scale > 1 };
}

/**
 * Lets visitors enlarge a picture by the wheel, by two fingers, by a double click, and by the keys + and -, and
 * move the enlarged picture. Returns a function that ends this.
 */
export function enableZoom(stage: HTMLElement): () => void {
  const zoom = zoomOf(stage);
  const end = new AbortController();
  const { signal } = end;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    // A pinch on a touchpad sends wheel events with the control key, and smaller distances.
    zoom.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
  };
  const onDoubleClick = (event: MouseEvent) =>
    zoom.by(zoom.isEnlarged() ? 0 : leap, pointOf(event));
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoom.by(step);
    if (key === '-') zoom.by(1 / step);
  };
  stage.addEventListener('wheel', onWheel, { passive: false, signal });
  stage.addEventListener('dblclick', onDoubleClick, { signal });
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  document.addEventListener('keydown', onKey, { signal });
  followFingers(stage, zoom, signal);
  return () => {
    end.abort();
    zoom.by(0);
  };
}

/** Moves the picture with one finger or the mouse, and enlarges it with two fingers. */
function followFingers(stage: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  const onDown = (event: PointerEvent) => {
    fingers.set(event.pointerId, pointOf(event));
    // A picture that moves is pressed to play, and captured presses would not reach it.
    const isPressed = event.target instanceof Element && event.target.closest('a');
    if (!isPressed) stage.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    fingers.delete(event.pointerId);
    const [other] = fingers.values();
    if (other) zoom.by(distance(now, other) / (distance(before, other) || 1), middle(now, other));
    fingers.set(event.pointerId, now);
    zoom.move((now.x - before.x) / fingers.size, (now.y - before.y) / fingers.size);
  };
  const onUp = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
