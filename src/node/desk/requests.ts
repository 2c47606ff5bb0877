import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Json } from '../../shared/desk-protocol.ts';

const file = z.enum(['site', 'content']);
// A block of YAML with this key would be the prototype of the object that it is read into.
const key = z.union([z.string().refine((name) => name !== '__proto__'), z.int().min(0)]);
const path = z.array(key);
const json: z.ZodType<Json> = z.json();
const place = { file, path };
const believed = { ...place, was: json.optional() };

const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), ...believed, value: json }),
  z.object({ kind: z.literal('remove'), ...believed }),
  z.object({ kind: z.literal('insert'), ...place, value: json }),
  z.object({ kind: z.literal('move'), ...believed, to: path }),
  z.object({ kind: z.literal('copy'), ...believed }),
  z.object({ kind: z.literal('add section'), ...place, type: z.string() }),
  z.object({ kind: z.literal('rename page'), from: z.string(), to: z.string() }),
]);

/** What the bodies of requests say. */
export const bodies = {
  nothing: z.object({}),
  page: z.object({ page: z.string() }),
  place: z.object(place),
  acts: z.object({
    acts: z.array(act).min(1),
    isTrial: z.boolean().optional(),
    isMerged: z.boolean().optional(),
  }),
  problem: z.object({ file: z.string(), line: z.int().min(1), message: z.string() }),
};

/** The largest body in bytes, which is more than a file of the owner may have. */
const maxBody = 8 * 2 ** 20;

/** Reads the JSON of a request; undefined if it is none, or too long. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse((await buffer(limited(request, maxBody))).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Passes the bytes of a request on.
 * @throws {RangeError} if there are more than `most`
 */
export async function* limited(chunks: AsyncIterable<Buffer>, most: number) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new RangeError(`it has more than ${most} bytes`);
    yield chunk;
  }
}
