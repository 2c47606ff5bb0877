import { parseUrl } from '../shared/link.ts';
import type { Payload } from './payload.ts';
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

/** The cookie the server sets against request forgery, and the header it expects it back in. */
const cookieName = 'XSRF-TOKEN';
const headerName = 'X-XSRF-TOKEN';

/**
 * Sends a request. One other than GET to a relative URL carries the forgery-protection cookie in a
 * header (section 7 of the specification); a URL that names its host never gets to see it.
 */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const isGet = (init.method ?? 'GET').toUpperCase() === 'GET';
  const token = isGet || !isRelative(url) ? undefined : readCookie(cookieName);
  if (token !== undefined) headers.set(headerName, token);
  return fetch(url, { ...init, headers });
}

/** Whether a URL follows the page it stands on, by the URL parser's own rules: `//host` does not. */
function isRelative(url: string): boolean {
  const elsewhere = 'http://relative.invalid';
  return parseUrl(url, elsewhere)?.origin === elsewhere;
}

function readCookie(name: string): string | undefined {
  for (const cookie of document.cookie.split('; ')) {
    const [key, ...value] = cookie.split('=');
    if (key === name) return decode(value.join('='));
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value;
    throw error;
  }
}
