/**
 * Logs that a browser would not play something, which is all that happens then (section 8 of the
 * specification). Whoever pauses it or leaves the page before it has come was not refused anything.
 */
export function logRefusal(what: string, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.warn(`The ${what} did not start:`, error);
}
