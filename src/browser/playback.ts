/**
 * Plays a medium; settles when it plays, or will not. A refusal is only logged (section 8 of the
 * specification).
 */
export async function play(media: HTMLMediaElement, name: string): Promise<void> {
  try {
    await Promise.race([media.play(), noSource(media)]);
  } catch (error) {
    // Whoever pauses it, or leaves the page before it has come, was not refused anything.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // Otherwise it would count as playing while it has nothing to play.
    media.pause();
    console.warn(`The ${name} did not start:`, error);
  }
}

/** Rejects when none of the sources comes: `play` is neither kept nor refused then. */
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
