import { type Payload, readPayload } from './payload.ts';
import { request } from './request.ts';

/** Asks the data service for all content. Rejects when it does not answer with a payload. */
export async function fetchContent(url: string): Promise<Payload> {
  const response = await request(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return readPayload(await response.json());
}
