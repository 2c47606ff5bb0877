import type { Payload } from './payload.ts';
import { request } from './request.ts';
import { maxDuration, readAnswer } from './service.ts';

/**
 * Asks the data service for all content. Rejects when it does not answer with a payload in time, of at
 * most so many bytes.
 */
export async function fetchContent(url: string, maxSize?: number): Promise<Payload> {
  // Some of the oldest browsers that the script is built for have no `AbortSignal.timeout`.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('too late')), maxDuration);
  try {
    const response = await request(url, {
      // A copy that the browser keeps may be of an earlier deploy, and older than the snapshot: it is
      // used only where the service confirms it.
      cache: 'no-cache',
      // The content is public. With credentials, a service that answers 401 would make the browser
      // ask the visitor for a password.
      credentials: 'omit',
      signal: timeout.signal,
    });
    return await readAnswer(response, maxSize);
  } finally {
    clearTimeout(timer);
  }
}
