/**
 * Plays an audio or video element; settles when it plays or has failed to. A failure is only logged
 * (section 8 of the specification).
 */
export async function play(media: HTMLMediaElement, name: string): Promise<void> {
  // An element that has found none of its files, or failed in the middle of one, stays as it is.
  if (media.error || media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) media.load();
  const settled = new AbortController();
  try {
    await Promise.race([media.play(), noSource(media, settled.signal)]);
  } catch (error) {
    // The visitor has paused it, or left the page, before it could play: no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    stop(media, name, error);
  } finally {
    settled.abort();
  }
}

/** Stops an element that cannot go on. Without this, `paused` would be false although nothing plays. */
export function stop(media: HTMLMediaElement, name: string, error: unknown): void {
  media.pause();
  console.warn(`The ${name} does not play:`, error);
}

/** How long a track takes to fade out, and one step of that, in ms. */
const [fadeDuration, fadeStep] = [400, 25];

/**
 * Lowers the volume of a track until nothing is heard, and pauses it; returns what ends the fade at once.
 * Timers run where nothing is painted too, as in a tab that a visitor has just left.
 */
export function fadeOut(media: HTMLMediaElement, onEnd: () => void): () => void {
  let left = fadeDuration / fadeStep;
  const end = () => {
    clearInterval(timer);
    // Phones of Apple keep the volume as it is, and only pause.
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

/** Rejects when no source can be loaded: the promise of `play` stays pending then. */
function noSource(media: HTMLMediaElement, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // Errors of sources do not bubble.
    media.addEventListener('error', () => setTimeout(check), { capture: true, signal });
    function check() {
      if (media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return;
      reject(new Error('none of its files could be loaded'));
    }
  });
}
