/**
 * Plays an audio or video element; settles when it plays or has failed to. A failure is only logged
 * (section 8 of the specification).
 */
export async function play(media: HTMLMediaElement, name: string): Promise<void> {
  try {
    await Promise.race([media.play(), noSource(media)]);
  } catch (error) {
    // The visitor has paused it, or left the page, before it could play: no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // Without this, `paused` would be false although nothing plays.
    media.pause();
    console.warn(`The ${name} did not start:`, error);
  }
}

/** Rejects when no source can be loaded: the promise of `play` stays pending then. */
function noSource(media: HTMLMediaElement): Promise<never> {
  return new Promise((_, reject) => {
    // Errors of sources do not bubble.
    media.addEventListener('error', () => setTimeout(check), { capture: true });
    function check() {
      if (media.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE) return;
      reject(new Error('none of its files could be loaded'));
    }
  });
}
