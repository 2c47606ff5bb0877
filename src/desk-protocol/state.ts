import type { Json } from './place.ts';

/** A problem of the check. */
export type DeskProblem = {
  file: string;
  line: number;
  column: number;
  /** The path in the document; empty for the whole file. */
  path: string;
  message: string;
  expected: string;
  fix: string;
  /** The line with the line before, and a line that marks the faulty part; may be empty. */
  codeFrame: string;
  /** The address, below that of the site, which opens the line in the owner's editor. */
  editor: string;
  /** Whether `mend` can repair it. */
  isCertain: boolean;
};

/** A problem with its message in the language of the desk, without a word of YAML. */
export type PlainProblem = DeskProblem & { plain: string };

/** Why nothing was changed, in messages for the owner; in none if an item was meant that is elsewhere by now. */
export type Refusal = { ok: false; problems: readonly PlainProblem[] };

/** `corrected` are the texts that were written in place of those that the owner gave. The result of an act. If it is ok, open pages show it by themselves, like an edit in an editor. */
export type Outcome = { ok: true; state: DeskState; corrected?: readonly string[] } | Refusal;

export type PageEntry = {
  path: string;
  link: string;
  value: Json;
  /** The name of a section is its heading; '' without one. */
  sections: readonly { type: string; typeName: string; name: string; value: Json }[];
};

export type DeskState = {
  /** The language of the site. */
  language: string;
  /** How many texts of the site are not written in its language yet. */
  untranslated: number;
  /** What undo would take back, such as a change of "Picture, Welcome"; undefined if there is nothing. */
  undo?: { kind: 'set' | 'remove' | 'insert' | 'move' | 'copy'; what: string } | undefined;
  redo?: DeskState['undo'];
  /** The pages of the file, including hidden ones. */
  pages: readonly PageEntry[];
  /** The section types; `{base}__gallery/{type}` shows the example of each. */
  types: readonly { type: string; name: string }[];
  /** The lists of `content/index.yaml` that section types show, by type. None if the content comes from elsewhere. */
  lists: Readonly<Record<string, 'projects' | 'contact'>>;
  /** The themes by their names: null for a preset, and the values of a file. */
  presets: Readonly<Record<string, Json>>;
  /** The block `theme` as the owner wrote it; null if there is none. */
  theme: Json;
  /** The host of a live data service; '' if the content is `content/index.yaml`. */
  service: string;
};
