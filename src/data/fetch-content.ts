import type { Api } from '../config/api.ts';
import { type Payload, readPayload } from './payload.ts';
import { request } from './request.ts';

/** The address of the one endpoint that is called; without a host, it stands below the site's base. */
export function indexUrl({ host, endpoints }: Api, base: string): string {
  return host === '' ? base.replace(/\/$/, '') + endpoints.index : host + endpoints.index;
}

/** Asks the data service for all content. Rejects when it does not answer with a payload. */
export async function fetchContent(url: string): Promise<Payload> {
  const response = await request(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return readPayload(await response.json());
}
