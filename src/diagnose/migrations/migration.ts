import type { Document } from 'yaml';
import { parse } from '../document/parse.ts';
import { checkComplexity } from '../syntax/complexity.ts';
import { type Source, sourceOf } from '../text/source.ts';
import { type TextEdit, withEdits } from './text-edits.ts';

/** One of the owner's two files: `site.config.yaml` or `content/index.yaml`. */
export type FileName = 'site' | 'content';

/** The texts of the owner's two files. */
export type OwnerTexts = Readonly<Record<FileName, string>>;

/** A file as it was written, its document, and its value in JavaScript. */
type OwnerFile = { text: string; source: Source; document: Document; value: unknown };

export type OwnerFiles = Readonly<Record<FileName, OwnerFile>>;

/** What a migration changes. Without edits, the owner must change it, as `byHand` tells. */
export type Change = {
  /** The offsets at which the old form stands, in the migration's file. */
  places: readonly number[];
  edits: Partial<Record<FileName, readonly TextEdit[]>>;
  byHand?: string;
};

/** The key of a block (a YAML mapping) that has another name now. */
export type Rename = {
  /** The path of the block without indexes, such as `pages[].sections[]`. */
  block: string;
  /** The value of the block's key `type`, if the key was renamed only there. */
  type?: string;
  from: string;
  to: string;
};

/** A change of what owners write, from an older version of Vitrine to the next one. */
export type Migration = {
  /** What is new, as a sentence for the owner. */
  title: string;
  /** The file in which the old form stands. */
  file: FileName;
  renamed?: Rename;
  /** Small files in the old form and in the new one. The tests migrate them. */
  example: { before: OwnerTexts; after: OwnerTexts };
  /** Finds the old form in files that can be parsed; returns undefined if it is not there. */
  findChange: (files: OwnerFiles) => Change | undefined;
};

/** Parses both files; returns undefined if one of them cannot be parsed safely. */
export function parseFiles({ site, content }: OwnerTexts): OwnerFiles | undefined {
  const files = { site: parseFile(site), content: parseFile(content) };
  return files.site && files.content ? { site: files.site, content: files.content } : undefined;
}

/** Parses both files as they are after a change. */
export function parseEdited(
  { site, content }: OwnerFiles,
  edits: Change['edits'],
): OwnerFiles | undefined {
  return parseFiles({
    site: withEdits(site.text, edits.site ?? []),
    content: withEdits(content.text, edits.content ?? []),
  });
}

function parseFile(text: string): OwnerFile | undefined {
  // The parser knows no line break of a single CR. LF in its place leaves all offsets as they are.
  const source = sourceOf(text.replace(/\r(?!\n)/g, '\n'));
  if (checkComplexity(source)) return undefined;
  const { document } = parse(source);
  return document && { text, source, document, value: document.toJS() };
}
