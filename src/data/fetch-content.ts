import { parseUrl } from '../shared/link.ts';
import type { Payload } from './payload.ts';
import { maxDuration, readResponse } from './service.ts';

/** Fetches all content. Rejects if the response is late, malformed or larger than `maxSize` bytes. */
export async function fetchContent(url: string, maxSize?: number): Promise<Payload> {
  // The oldest supported browsers have no `AbortSignal.timeout`, so a timer aborts the request.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('too late')), maxDuration);
  try {
    const response = await request(url, {
      // A response in the browser's cache may be outdated, so the browser must first ask the server about it.
      cache: 'no-cache',
      // The content is public, and with credentials the browser would ask the visitor for a password
      // if the service answered with the status 401.
      credentials: 'omit',
      signal: timeout.signal,
    });
    return await readResponse(response, maxSize);
  } finally {
    clearTimeout(timer);
  }
}

/** The cookie with the server's CSRF token, and the header in which the server expects the token. */
const cookieName = 'XSRF-TOKEN';
const headerName = 'X-XSRF-TOKEN';

/**
 * Sends a request. Requests other than GET to a relative URL carry the CSRF token in a header. Absolute
 * URLs may lead to other hosts, so requests to them never carry the token.
 */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const isGet = (init.method ?? 'GET').toUpperCase() === 'GET';
  const token = isGet || !isRelative(url) ? undefined : readCookie(cookieName);
  if (token !== undefined) headers.set(headerName, token);
  return fetch(url, { ...init, headers });
}

/** Checks with the URL parser whether a URL has no host. `//host` has one, although it begins with a slash. */
function isRelative(url: string): boolean {
  const elsewhere = 'http://relative.invalid';
  return parseUrl(url, elsewhere)?.origin === elsewhere;
}

function readCookie(name: string): string | undefined {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  const value = cookie?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
