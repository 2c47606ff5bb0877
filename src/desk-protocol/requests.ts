import { z } from 'zod';
import type { NewValue, Panel } from './panel.ts';
import { json, path, place } from './place.ts';
import type { DeskState, Outcome, Refusal } from './state.ts';
import type { TextMap } from './texts.ts';

// The requests by which the desk, in development, asks the dev server to change the owner's files. Each is a POST to
// `{base}__desk/{name}` with JSON in its body, and the token of this run in the header `X-Desk-Token`. A refused
// request has the status 403, and no JSON. The browser takes the types alone.

/**
 * The value that the desk believed to be at the place; null if there was none. An act on an item of a list is made where
 * the item stands by now. It is refused if the value is not there any more, since another program may have changed it.
 */
const was = json.optional();

const act = z.discriminatedUnion('kind', [
  /**
   * Writes a value. A key that is not in the file yet is added, with the blocks around it. Links to a page, in both files,
   * follow its address.
   */
  z.object({ kind: z.literal('set'), ...place, was, value: json }),
  /** Removes a key or an item. The last key of a block goes with its block. */
  z.object({ kind: z.literal('remove'), ...place, was }),
  /** Inserts an item before the one at the path; an index that is the length of the list appends it. */
  z.object({ kind: z.literal('insert'), ...place, value: json }),
  /** Moves an item, such as a section, to `to`, which is its path after the move, in the same list or another. */
  z.object({ kind: z.literal('move'), ...place, was, to: path }),
  /** Copies an item behind itself. A section leaves its `id` and `menu`, and a page gets a free path. */
  z.object({ kind: z.literal('copy'), ...place, was }),
]);

/** One act of the owner. */
export type Act = z.output<typeof act>;

const nothing = z.object({});

/** The bodies of all requests, by their names. */
export const bodies = {
  state: nothing,
  /** `page` is the path of a page, such as `about-me`. */
  texts: z.object({ page: z.string() }),
  /** Asks for the value at a place with all its fields. */
  panel: z.object(place),
  /** Asks for a new section of a type. */
  section: z.object({ type: z.string() }),
  /**
   * Acts of one request, at most 200, succeed together or not at all, and are undone together. With `isMerged`, undo takes them back
   * together with the act before, if that was at the same place: for a drag.
   */
  act: z.object({
    acts: z.array(act).min(1).max(200).readonly(),
    isMerged: z.boolean().optional(),
  }),
  undo: nothing,
  redo: nothing,
  /** Applies the certain repair of a present problem. */
  mend: z.object({ file: z.string(), line: z.int().min(1), message: z.string() }),
  /** Asks for icons with a text in their names. */
  icons: z.object({ near: z.string() }),
};

export type RequestName = keyof typeof bodies;

export type Bodies = { [Name in RequestName]: z.output<(typeof bodies)[Name]> };

/** The answers to all requests, by their names. */
export type Answers = {
  state: DeskState;
  texts: TextMap;
  panel: Panel | Refusal;
  section: { ok: true } & NewValue;
  act: Outcome;
  undo: Outcome;
  redo: Outcome;
  mend: Outcome;
  icons: readonly { name: string; path: string }[];
};

/**
 * The answer to an upload, which is a POST to `{base}__desk/upload?name=Vase.jpg&role=picture` with the bytes of the
 * file as its body. The file gets a readable name that is free below `/media/`, or below the folder `&folder=/works/`.
 */
export type UploadAnswer = { ok: true; path: string } | Refusal;
