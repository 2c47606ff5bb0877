/** Plays an audio or video element. Logs a failure instead of throwing an error. */
export async function play(media: HTMLMediaElement, name: string): Promise<void> {
  // An element that has failed in the middle of a file does not play again until `load()` is called.
  if (media.error) media.load();
  try {
    await media.play();
  } catch (error) {
    // `AbortError` means that the visitor has paused the element or left the page, which is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    stop(media, name, error);
  }
}

/** Checks whether an element could load none of its files, or the browser supports none of their types. */
export function hasNoSource(media: HTMLMediaElement): boolean {
  if (media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return false;
  // An element that was just added to the page has this state too, so its sources are checked as well.
  return media.currentSrc !== '' || sourcesOf(media).every(({ type }) => !media.canPlayType(type));
}

/**
 * If an element's current file has failed before playing, makes the element load its next file, and
 * returns true. Browsers do this by themselves only if the beginning of the file is broken.
 */
export function tryNextSource(media: HTMLMediaElement): boolean {
  if (media.played.length > 0) return false;
  const broken = sourcesOf(media).find(({ src }) => src === media.currentSrc);
  broken?.removeAttribute('src');
  media.load();
  return true;
}

const sourcesOf = (media: HTMLMediaElement) => [...media.querySelectorAll('source')];

/** Stops an element that failed, and logs the error. Without `pause()`, its property `paused` would stay false. */
export function stop(media: HTMLMediaElement, name: string, error: unknown): void {
  media.pause();
  console.warn(`The ${name} does not play:`, error);
}

/** The duration of the fade-out, and of each of its steps, in ms. */
const [fadeDuration, fadeStep] = [400, 25];

/**
 * Lowers the volume to zero and then pauses. Returns a function that ends the fade-out at once. A timer is
 * used, since timers also run in background tabs, where `requestAnimationFrame` stops.
 */
export function fadeOut(media: HTMLMediaElement, onEnd: () => void): () => void {
  let left = fadeDuration / fadeStep;
  const end = () => {
    clearInterval(timer);
    // The next playback has the full volume. On iPhones, scripts cannot change the volume, so nothing fades.
    media.volume = 1;
    onEnd();
  };
  const timer = setInterval(() => {
    left -= 1;
    media.volume = (left * fadeStep) / fadeDuration;
    if (left > 0) return;
    media.pause();
    end();
  }, fadeStep);
  return end;
}
