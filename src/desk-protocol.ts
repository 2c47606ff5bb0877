import { z } from 'zod';
import type { FileRole } from './config/field-metadata.ts';

// The requests by which the desk, in development, asks the dev server to change the owner's files. Each is a POST to
// `{base}__desk/{name}` with JSON in its body, and the token of this run in the header `X-Desk-Token`. A refused
// request has the status 403, and no JSON. The browser takes the types alone.

const json = z.json();

export type Json = z.output<typeof json>;

/** `site` is `site.config.yaml`, and `content` is `content/index.yaml`. */
const file = z.enum(['site', 'content']);
// A block of YAML with this key would be the prototype of the object that it is read into.
const key = z.union([z.string().refine((name) => name !== '__proto__'), z.int().min(0)]);
const path = z.array(key).readonly();
const place = { file, path };
/**
 * The value that the desk believed to be at the place; null if there was none. An act on an item of a list is made where
 * the item stands by now. It is refused if the value is not there any more, since another program may have changed it.
 */
const was = json.optional();

/** The keys and indexes from the root of a file to a value, such as `['pages', 2, 'title']`. */
export type ValuePath = z.output<typeof path>;

export type Place = { file: z.output<typeof file>; path: ValuePath };

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
   * Acts of one request succeed together or not at all, and are undone together. With `isMerged`, undo takes them back
   * together with the act before, if that was at the same place: for a drag.
   */
  act: z.object({
    acts: z.array(act).min(1).readonly(),
    isMerged: z.boolean().optional(),
  }),
  undo: nothing,
  redo: nothing,
  /** Applies the certain repair of a present problem. */
  mend: z.object({ file: z.string(), line: z.int().min(1), message: z.string() }),
  /** Asks for the names of all icons. */
  icons: nothing,
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
  icons: readonly string[];
};

/**
 * The answer to an upload, which is a POST to `{base}__desk/upload?name=Vase.jpg&role=picture` with the bytes of the
 * file as its body. The file gets a readable name that is free below `/media/`, or below the folder `&folder=/works/`.
 */
export type UploadAnswer = { ok: true; path: string } | Refusal;

/** A problem of the check. */
export type DeskProblem = Bodies['mend'] & {
  fix: string;
  /** The address, below that of the site, which opens the line in the owner's editor. */
  editor: string;
  /** Whether `mend` can repair it. */
  isCertain: boolean;
};

/** Why nothing was changed, in messages for the owner; in none if an item was meant that is elsewhere by now. */
export type Refusal = { ok: false; problems: readonly DeskProblem[] };

/** The result of an act. If it is ok, open pages show it by themselves, like an edit in an editor. */
export type Outcome = { ok: true; state: DeskState } | Refusal;

export type PageEntry = {
  path: string;
  link: string;
  value: Json;
  /** The name of a section is its heading, or its first text. */
  sections: readonly { type: string; name: string; value: Json }[];
};

export type DeskState = {
  /** The language of the site. */
  language: string;
  /** What undo would take back, such as `set pages[2].title`; undefined if there is nothing. */
  undo?: string | undefined;
  redo?: string | undefined;
  /** The pages of the file, including hidden ones. */
  pages: readonly PageEntry[];
  /** The section types; `{base}__gallery/{type}` shows the example of each. */
  types: readonly string[];
  presets: readonly string[];
  /** The block `theme` as the owner wrote it; null if there is none. */
  theme: Json;
  /** The host of a live data service; '' if the content is `content/index.yaml`. */
  service: string;
  /** The present problems of both files, made in an editor. */
  problems: readonly DeskProblem[];
};

/** A text of the site, and where a page shows it. */
export type MappedText = Place & {
  /** The text as the file has it, with variables and marks; '' if it is not written there. */
  text: string;
  /** Whether the text is in the file. If not, it is the default, such as a word in the site's language. */
  isWritten: boolean;
  /** `markdown` has marks such as `**bold**`. Only `long` and `code` may have several lines. */
  kind: 'short' | 'long' | 'markdown' | 'code';
  /** For `service`, a live data service sends the text, and no act can change it; `path` is empty. */
  source: 'file' | 'service';
  /** What the field is called. */
  label: string;
  description: string;
  /** Where the page shows the text, in the order of the document. */
  spots: readonly Spot[];
};

/** A place in the rendered page. */
export type Spot = {
  /** The indexes among `children` from the element `#page` down to the element. */
  element: readonly number[];
  /** The attribute with the text, such as `alt`; undefined for text content. */
  attribute?: string | undefined;
  /** The text as visitors see it, with spaces as in the DOM. The spot is outdated if the DOM has another. */
  shown: string;
};

export type TextMap = {
  texts: readonly MappedText[];
  /** The element of each section of the page: `pages[i].sections[j]`. */
  sections: readonly (Place & { type: string; element: readonly number[]; value: Json })[];
};

/** What only the owner knows of a new value: the path below it, and the role of a file that is asked for. */
export type Question = Pick<Field, 'path' | 'label' | 'description'> & {
  role: FileRole | undefined;
};

/** A new section, item or form of a value, and what has to be asked before it can be written. */
export type NewValue = { value: Json; questions: readonly Question[] };

/** A field of a panel, from the schema. */
export type Field = Place & {
  /** The title of the field, or what the page calls an item. */
  label: string;
  description: string;
  isRequired: boolean;
  /** Whether the owner's file has the value. */
  isWritten: boolean;
  /** The value in the file, or else the default; null if there is none. */
  value: Json;
  default: Json;
  control: Control;
};

export type Control =
  | { kind: 'text'; isLong: boolean; proposals: readonly string[] }
  | { kind: 'switch' | 'icon' | 'fixed' }
  /** The look of the site, from `presets` of the state. */
  | { kind: 'preset' }
  /** `ground` is the colour of the theme that this one has to be told from. */
  | { kind: 'color'; ground: string | undefined }
  | { kind: 'choice'; choices: readonly (string | number)[] }
  | { kind: 'number'; min: number | null; max: number | null; isWhole: boolean; unit: string }
  /** A file below `public/`, or another choice, such as the name of a font that comes with the site. */
  | {
      kind: 'file';
      role: FileRole | 'picture folder';
      choices: readonly string[];
      /** The keys beside a picture that say something of it: `alt`, which it needs, and others that are written. */
      about: readonly string[];
    }
  | { kind: 'block'; fields: readonly Field[] }
  | { kind: 'list'; fields: readonly Field[]; added: NewValue }
  /** Lines with a key of the owner's choice each. */
  | { kind: 'record'; fields: readonly Field[]; added: NewValue }
  /** One of several forms; `chosen` is the index of the form of the value, whose fields are in `control`. */
  | {
      kind: 'union';
      options: readonly ({ label: string } & NewValue)[];
      chosen: number;
      control: Control;
    };

export type Panel = Field & {
  /** What the page calls the section or the item that the fields belong to. */
  name: string;
  problems: readonly DeskProblem[];
};
