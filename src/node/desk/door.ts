import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { deskTokenHeader } from '../../shared/desk-protocol.ts';

/** What a request must have to pass the door. */
export type Key = { token: string; allowedHosts: readonly string[] };

/**
 * Returns why a request may not change the owner's files; undefined if it may. Only a page of this server knows the
 * token, and only its requests come from the same origin. A page of another host that has given its own name the
 * address of this computer (DNS rebinding) sends that name as `Host`.
 */
export function refuse({ method, headers }: IncomingMessage, key: Key): string | undefined {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  if (method !== 'POST') return 'Only POST is answered here.';
  if (!isOwnHost(host, key.allowedHosts)) return 'This host is not known.';
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return 'The request comes from another origin.';
  if (site !== undefined && site !== 'same-origin') return 'The request comes from another site.';
  const token = headers[deskTokenHeader.toLowerCase()];
  return isEqual(String(token ?? ''), key.token) ? undefined : 'The token of this run is missing.';
}

/** Checks whether a host names this computer. An address of digits cannot be given to another computer. */
function isOwnHost(host: string, allowedHosts: readonly string[]): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  const isAllowed = (allowed: string) =>
    allowed.startsWith('.') ? `.${name}`.endsWith(allowed) : name === allowed;
  return isIP(name) !== 0 || ['localhost', '.localhost', ...allowedHosts].some(isAllowed);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
