/** Plays an audio or video element. A failure is only logged (section 8 of the specification). */
export async function play(media: HTMLMediaElement, name: string): Promise<void> {
  // An element that has failed in the middle of a file stays as it is.
  if (media.error) media.load();
  try {
    await media.play();
  } catch (error) {
    // The visitor has paused it, or left the page, before it could play: no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    stop(media, name, error);
  }
}

/** Whether an element could load none of its files, or can play none of their types. */
export function hasNoSource(media: HTMLMediaElement): boolean {
  if (media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return false;
  // An element that was just put on the page says so too, before it looks at its sources.
  return media.currentSrc !== '' || sourcesOf(media).every(({ type }) => !media.canPlayType(type));
}

/**
 * Lets an element go on to its next file where nothing of the current one was played; returns whether it
 * does. By themselves, browsers do so only where the beginning of a file is broken already.
 */
export function goOn(media: HTMLMediaElement): boolean {
  if (media.played.length > 0) return false;
  const broken = sourcesOf(media).find(({ src }) => src === media.currentSrc);
  broken?.removeAttribute('src');
  media.load();
  return true;
}

const sourcesOf = (media: HTMLMediaElement) => [...media.querySelectorAll('source')];

/** Stops an element that cannot go on. Without this, `paused` would be false although nothing plays. */
export function stop(media: HTMLMediaElement, name: string, error: unknown): void {
  media.pause();
  console.warn(`The ${name} does not play:`, error);
}

/** How long a sound takes to fade out, and one step of that, in ms. */
const [fadeDuration, fadeStep] = [400, 25];

/**
 * Lowers the volume until nothing is heard, and pauses; returns what ends the fade at once. By timers,
 * which also run where nothing is painted, as in a tab that a visitor has just left.
 */
export function fadeOut(media: HTMLMediaElement, onEnd: () => void): () => void {
  let left = fadeDuration / fadeStep;
  const end = () => {
    clearInterval(timer);
    // iPhones keep the volume as it is, and only pause.
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
