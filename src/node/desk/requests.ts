import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { DeskRequests, Json } from '../../shared/desk-protocol.ts';

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

const nothing = z.object({});
const acts = z.array(act).min(1);
const spot = { file: z.string(), line: z.int().min(1) };
const named = <const N extends keyof DeskRequests, B extends z.ZodType>(name: N, body: B) =>
  z.object({ name: z.literal(name), body });

const asked = z.discriminatedUnion('name', [
  named('state', nothing),
  named('icons', nothing),
  named('texts', z.object({ page: z.string() })),
  named('panel', z.object(place)),
  named(
    'act',
    z.object({ acts, isTrial: z.boolean().optional(), isMerged: z.boolean().optional() }),
  ),
  named('undo', nothing),
  named('redo', nothing),
  named('mend', z.object({ ...spot, message: z.string() })),
  named('open', z.object({ ...spot, column: z.int().min(1) })),
]);

/** A request of the desk: its name, and what its body says. */
export type Asked = z.output<typeof asked>;

/** The largest body in bytes, which is more than a file of the owner may have. */
const maxBody = 8 * 2 ** 20;

/** Reads a request; undefined if it is none that the desk sends. */
export async function readRequest(
  name: string,
  request: IncomingMessage,
): Promise<Asked | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBody) return undefined;
  const body = await buffer(request);
  try {
    return asked.safeParse({ name, body: JSON.parse(body.toString('utf8')) }).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
