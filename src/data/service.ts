import type { Api } from '../config/api.ts';
import { type Payload, readPayload } from './payload.ts';

/** Where live content comes from. */
export type Service = Pick<Api, 'host'> & {
  endpoints: Pick<Api['endpoints'], 'index'>;
  /** The bytes of the answer that the build has written, where it is larger than others may be. */
  maxSize?: number;
};

/** The address of the one endpoint that is called; without a host, it stands below the site's base. */
export function indexUrl({ host, endpoints }: Service, base: string): string {
  return host === '' ? base.replace(/\/$/, '') + endpoints.index : host + endpoints.index;
}

/** How long the data service may take to answer, to the last byte, in ms. */
export const maxDuration = 8_000;

/** The most that is read of an answer, in bytes, where the build has not written a larger one. */
export const maxSize = 2_000_000;

/** Reads what the data service answers. Rejects where that is no payload, or one of more bytes. */
export async function readAnswer(response: Response, limit = maxSize): Promise<Payload> {
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readPayload(JSON.parse(await readText(response, limit)));
}

/** The body as text. Letters of another encoding are an error: shown, they would be replacement marks. */
async function readText({ body }: Response, limit: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    size += chunk.value.length;
    if (size > limit) {
      void reader?.cancel();
      throw new RangeError('too large');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}
