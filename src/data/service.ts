import type { Api } from '../config/api.ts';
import { readText } from '../shared/response-text.ts';
import { type Payload, readPayload } from './payload.ts';

/** The data service that the browser fetches the content from. */
export type Service = Pick<Api, 'host'> & {
  endpoints: Pick<Api['endpoints'], 'index'>;
  /** The size of the response in bytes, if the build has written the response and the default limit is too low. */
  maxSize?: number;
};

/** Returns the URL of the endpoint. Without a host, the URL is below the site's base path. */
export function indexUrl({ host, endpoints }: Service, base: string): string {
  return host === '' ? base.replace(/\/$/, '') + endpoints.index : host + endpoints.index;
}

/** The time in ms that the data service may take for its whole response. */
export const maxDuration = 8_000;

/** The default limit for the size of a response, in bytes. */
export const maxSize = 2_000_000;

/** Reads a response of the data service. Rejects if the response is malformed or exceeds `limit` bytes. */
export async function readResponse(response: Response, limit = maxSize): Promise<Payload> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readPayload(JSON.parse(await readText(response, limit)));
}
