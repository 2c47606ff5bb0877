import { mayAutoplay, playMuted } from '../../browser/background-video.ts';

/**
 * Lets a picture play while it, or what the link around it covers, is pointed at or has the keyboard's focus. A picture
 * of its own plays by a press too, until the next one. A visitor who wants no motion, or few bytes, has to press first.
 * @param place the place of the picture: a link to the file, or a part of another link
 */
export function letMove(place: HTMLElement, url: string, signal: AbortSignal): void {
  const isOwn = place.localName === 'a';
  const area = isOwn ? place : (place.closest('a, article, li') ?? place);
  let isPointed = false;
  let isFocused = false;
  /** What the last press wants, until the picture is left. */
  let pressed: boolean | undefined;
  let shown: HTMLElement | undefined;

  const update = () => {
    const plays = pressed ?? ((isPointed || isFocused) && mayAutoplay());
    if (isOwn) place.setAttribute('aria-pressed', String(plays));
    if (plays === (shown !== undefined)) return;
    delete place.dataset['moving'];
    shown?.remove();
    shown = plays ? moving(place, url, signal) : undefined;
    if (shown) {
      place.append(shown);
      place.dataset['moving'] = 'loading';
      shown.addEventListener('error', stop);
    }
  };
  const stop = () => {
    pressed = false;
    update();
  };
  /** Ends what a press has stopped, so that the picture plays when it is pointed at again. */
  const leave = () => {
    if (!pressed) pressed = undefined;
    update();
  };
  const rest = () => {
    isPointed = false;
    isFocused = false;
    pressed = undefined;
    update();
  };
  const on = (target: Element, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal });
  on(area, 'pointerenter', (event) => {
    // A finger points at nothing before it presses.
    isPointed = event instanceof PointerEvent && event.pointerType !== 'touch';
    update();
  });
  on(area, 'pointerleave', () => {
    isPointed = false;
    leave();
  });
  on(area, 'focusin', ({ target }) => {
    isFocused = target instanceof Element && target.matches(':focus-visible');
    update();
  });
  on(area, 'focusout', () => {
    isFocused = false;
    leave();
  });
  // What is out of sight stands still again.
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) rest();
  });
  sight.observe(place);
  signal.addEventListener('abort', () => {
    sight.disconnect();
    rest();
  });
  if (!isOwn) {
    // The page that the link leads to takes the still with it.
    on(area, 'click', rest);
    return;
  }
  place.setAttribute('role', 'button');
  update();
  on(place, 'click', (event) => {
    const isPlain = !(
      event instanceof MouseEvent &&
      (event.metaKey || event.ctrlKey || event.shiftKey)
    );
    // With a modifier key, the browser opens the file.
    if (!isPlain) return;
    event.preventDefault();
    pressed = shown === undefined;
    update();
  });
  on(place, 'keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== ' ') return;
    event.preventDefault();
    place.click();
  });
}

/** Creates what plays, in the size of the still, which it covers as soon as there is something to see of it. */
function moving(place: HTMLElement, url: string, signal: AbortSignal): HTMLElement {
  const still = place.querySelector('img');
  const isFilm = /\.(m4v|mp4|webm)$/.test(url);
  const shown = document.createElement(isFilm ? 'video' : 'img');
  shown.setAttribute('width', still?.getAttribute('width') ?? '');
  shown.setAttribute('height', still?.getAttribute('height') ?? '');
  shown.addEventListener(
    isFilm ? 'playing' : 'load',
    () => {
      place.dataset['moving'] = 'shown';
    },
    { signal },
  );
  // The still keeps saying what it shows.
  shown.setAttribute('aria-hidden', 'true');
  shown.src = url;
  if (shown instanceof HTMLVideoElement) {
    shown.loop = true;
    shown.playsInline = true;
    void playMuted(shown);
  } else shown.alt = '';
  return shown;
}
