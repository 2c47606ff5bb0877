/**
 * The requests by which the desk, in development, asks the dev server to change the owner's files. Each request is a
 * POST to `{base}__desk/{name}` with JSON in its body, and the token of this run in the header `X-Desk-Token`. The
 * token is the content of `<meta name="desk-token">`. A refused request has the status 403, and no JSON.
 */
export const deskFolder = '__desk';
export const deskTokenHeader = 'X-Desk-Token';
export const deskTokenName = 'desk-token';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** `site` is `site.config.yaml`, and `content` is `content/index.yaml`. */
export type OwnerFile = 'site' | 'content';

/** The keys and indexes from the root of a file to a value, such as `['pages', 2, 'title']`. */
export type ValuePath = readonly (string | number)[];

export type Place = { file: OwnerFile; path: ValuePath };

/** The value that the desk believed to be at the place; null if there was none. The act is refused if it differs. */
type Believed = { was?: Json | undefined };

/** One act of the owner. Acts of one request succeed together or not at all, and are undone together. */
export type Act =
  /** Writes a value. A key that is not in the file yet is added, with the blocks around it. */
  | (Place & Believed & { kind: 'set'; value: Json })
  /** Removes a key or an item. The last key of a block goes with its block. */
  | (Place & Believed & { kind: 'remove' })
  /** Inserts an item before the one at the path; an index that is the length of the list appends it. */
  | (Place & { kind: 'insert'; value: Json })
  /** Moves an item, such as a section, to `to`, which is its path after the move, in the same list or another. */
  | (Place & Believed & { kind: 'move'; to: ValuePath })
  /** Copies an item behind itself. A section leaves its `id` and `menu`, and a page gets a free path. */
  | (Place & Believed & { kind: 'copy' })
  /** Inserts the example of a section type at a path such as `['pages', 2, 'sections', 0]`. */
  | (Place & { kind: 'add section'; type: string })
  /** Changes the address of a page; links to it in both files follow. */
  | { kind: 'rename page'; from: string; to: string };

/** A problem of the check; `text` is all of it in the words and the layout of `npm run check`. */
export type DeskProblem = {
  /** The path of the file in the project, such as `site.config.yaml`. */
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
  fix: string;
  text: string;
  /** The address, below that of the site, which opens the line in the owner's editor. */
  editor: string;
  /** Whether `mend` can repair it. */
  isCertain: boolean;
};

export type Refusal = {
  ok: false;
  /**
   * `wrong`: the check refuses the result. `changed`: the file has another value at the place than the desk believed,
   * or another program has changed the lines of an undo. `missing`: there is nothing at the place, or nothing to undo.
   */
  reason: 'wrong' | 'changed' | 'missing';
  /** At least one; the message of `changed` and `missing` is for the owner too. */
  problems: readonly DeskProblem[];
};

/** The result of an act. If it is ok, open pages show it by themselves, like an edit in an editor. */
export type Outcome = { ok: true; state: DeskState } | Refusal;

export type PageEntry = {
  index: number;
  path: string;
  link: string;
  title: string;
  hidden: boolean;
  menu: boolean;
  /** The name of a section is its heading, or its first text. */
  sections: readonly { type: string; hidden: boolean; name: string }[];
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
  types: readonly { type: string }[];
  presets: readonly string[];
  /** The block `theme` as the owner wrote it; null if there is none. */
  theme: Json;
  /** The host of a live data service; '' if the content is `content/index.yaml`. */
  service: string;
  /** The present problems of both files, made in an editor. */
  problems: readonly DeskProblem[];
};

export type FileRole = 'picture' | 'video' | 'audio' | 'font' | 'file' | 'picture folder';

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
  description: string;
  /** Where the page shows the text, in the order of the document. */
  spots: readonly Spot[];
  /** For an alternative text: the path of the picture beside it. */
  picture?: ValuePath | undefined;
};

/** A place in the rendered page. */
export type Spot = {
  /** The indexes among `children` from the element `#page` down to the element. */
  element: readonly number[];
  /** The attribute with the text, such as `alt`; undefined for text content. */
  attribute?: string | undefined;
  /** The text as visitors see it, with spaces as in the DOM. The spot is outdated if the DOM has another. */
  shown: string;
  /** Whether the text is all that the element, or the attribute, holds. Else it is a part of its text. */
  isWhole: boolean;
};

export type TextMap = {
  texts: readonly MappedText[];
  /** The element of each section of the page: `pages[i].sections[j]`. */
  sections: readonly (Place & { type: string; element: readonly number[] })[];
};

/** A field of a panel, from the schema. */
export type Field = Place & {
  /** The key, or the number of an item counted from 1. */
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
  | { kind: 'text'; format: MappedText['kind'] }
  | { kind: 'choice'; choices: readonly (string | number)[] }
  | { kind: 'switch' }
  | { kind: 'number'; min?: number; max?: number; isWhole: boolean; unit: string }
  | { kind: 'color' }
  /** The path of a page. */
  | { kind: 'page'; choices: readonly string[] }
  /** A file below `public/`, or one of the `names`, such as that of a font that comes with the site. */
  | { kind: 'file'; role: FileRole; choices: readonly string[]; names: readonly string[] }
  /** The name of an icon, from the answer of `icons`. */
  | { kind: 'icon' }
  | { kind: 'link' }
  | { kind: 'block'; fields: readonly Field[] }
  /** `sample` is the value of a new item. */
  | { kind: 'list'; items: readonly Field[]; sample: Json }
  /** Lines with a key of the owner's choice each. */
  | { kind: 'record'; entries: readonly Field[]; sample: Json }
  /** One of several forms; `chosen` is the index of the form of the value, whose fields are in `control`. */
  | {
      kind: 'union';
      options: readonly { label: string; sample: Json }[];
      chosen: number;
      control: Control;
    }
  /** The kind of section, which cannot be changed. */
  | { kind: 'fixed' };

export type Panel = Field & { problems: readonly DeskProblem[] };

/** The bodies and the answers of all requests, by their names. */
export type DeskRequests = {
  state: { body: Record<string, never>; answer: DeskState };
  /** `page` is the path of a page, such as `about-me`. */
  texts: { body: { page: string }; answer: TextMap };
  /** The value at a place with all its fields; for `['theme']` also what is not written yet. */
  panel: { body: Place; answer: Panel | Refusal };
  /** With `isTrial`, nothing is written: to judge while the owner types. With `isMerged`, undo takes it back together with the act before, if that was at the same place: for a drag. */
  act: { body: { acts: readonly Act[]; isTrial?: boolean; isMerged?: boolean }; answer: Outcome };
  undo: { body: Record<string, never>; answer: Outcome };
  redo: { body: Record<string, never>; answer: Outcome };
  /** Applies the certain repair of a present problem. */
  mend: { body: Pick<DeskProblem, 'file' | 'line' | 'message'>; answer: Outcome };
  /** The names of all icons. */
  icons: { body: Record<string, never>; answer: readonly string[] };
};

/**
 * The upload is a POST to `{base}__desk/upload?name=Vase.jpg&role=picture` with the bytes of the file as its body. The
 * file gets a readable name below `/media/` that is free, which the answer tells.
 */
export type UploadAnswer = { ok: true; path: string } | Refusal;
