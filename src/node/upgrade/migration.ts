import { isDeepStrictEqual } from 'node:util';
import { parse } from '../../diagnose/document/parse.ts';
import { checkComplexity } from '../../diagnose/syntax/complexity.ts';
import { sourceOf } from '../../diagnose/text/source.ts';
import { type Path, valueAt } from '../../schema/path.ts';
import type { FileName, OwnerTexts } from '../site-files/text-problems.ts';
import { asSaved, editText } from '../yaml-edits/edit-text.ts';
import { addEntry } from '../yaml-edits/entry-edits.ts';
import { columnOf, endOfLines, put } from '../yaml-edits/lines.ts';
import { type TextEdit, withEdit } from '../yaml-edits/value-edits.ts';
import { entryAt, isInBrackets, readYaml, type YamlText } from '../yaml-edits/yaml-text.ts';

/** The values of the owner's files. */
export type OwnerValues = Readonly<Record<FileName, unknown>>;

/** An edit of one of the files. `rename` gives a key another name; `copy` takes a key with its value from the other file. */
export type FileEdit = { file: FileName } & (
  | TextEdit
  | { kind: 'rename'; path: Path; to: string }
  | { kind: 'copy'; path: Path; from: Path }
);

/** The old form in the files, and the edits that bring the new one. */
type OldForm = {
  /** The paths at which the old form stands, in the migration's file. */
  places: readonly Path[];
  edits: readonly FileEdit[];
  /** What the owner has to do if there are no edits, or if one of them is not possible. */
  byHand?: string;
};

/** A change of what owners write, from an older version of Vitrine to the next one. */
export type Migration = {
  /** What is new, as a sentence for the owner. */
  title: string;
  /** The file in which the old form stands. */
  file: FileName;
  /** Finds the old form in files that can be parsed; returns undefined if it is not there. */
  find: (values: OwnerValues, texts: OwnerTexts) => OldForm | undefined;
};

/** Reads both files; returns undefined if one of them cannot be parsed safely. */
export function readValues({ site, content }: OwnerTexts): OwnerValues | undefined {
  const documents = [site, content].map((text) => {
    // The parser knows no line break of a single CR.
    const source = sourceOf(text.replace(/\r\n?/g, '\n'));
    return checkComplexity(source) ? undefined : parse(source).document;
  });
  const [ofSite, ofContent] = documents;
  return ofSite && ofContent && { site: ofSite.toJS(), content: ofContent.toJS() };
}

/** Applies edits, each to the files as they are after the one before. Returns undefined if one of them is not possible. */
export function withEdits(texts: OwnerTexts, edits: readonly FileEdit[]): OwnerTexts | undefined {
  let after = texts;
  for (const edit of edits) {
    const text = editedText(after, edit);
    if (text === undefined) return undefined;
    after = { ...after, [edit.file]: text };
  }
  return after;
}

function editedText(texts: OwnerTexts, edit: FileEdit): string | undefined {
  const saved = texts[edit.file];
  if (edit.kind !== 'rename' && edit.kind !== 'copy') return editText(saved, edit);
  const source = readYaml(saved);
  const changed =
    edit.kind === 'rename'
      ? withKeyRenamed(source, edit.path, edit.to)
      : withCopy(source, edit.path, readYaml(texts[otherFile(edit.file)]), edit.from);
  return changed === undefined ? undefined : asSaved(saved, source.text, changed);
}

const otherFile = (file: FileName) => (file === 'site' ? 'content' : 'site');

/** Renames a key within its quotation marks, if it has some. */
function withKeyRenamed(source: YamlText, path: Path, to: string): string | undefined {
  const { entry } = entryAt(source, path);
  const written = source.text.slice(entry?.start, entry?.sign);
  const renamed = written.replace(String(path.at(-1)), to);
  const isDone = entry !== undefined && renamed !== written;
  return isDone ? put(source.text, entry.start, entry.sign, renamed) : undefined;
}

/** Adds a key with its value as it is written in the other file, with the comments in it. */
function withCopy(source: YamlText, path: Path, other: YamlText, from: Path): string | undefined {
  const { parent, entries } = entryAt(source, path);
  const { parent: block, entry } = entryAt(other, from);
  if (!parent || !entry) return undefined;
  const end = isInBrackets(block) ? entry.end : endOfLines(other.text, entry);
  const indent = new RegExp(`^ {${columnOf(other.text, entry.start)}}`, 'gm');
  const written = other.text.slice(entry.sign, end).replace(indent, '');
  const lines = `${String(path.at(-1))}:${written}`.split('\n');
  const value = valueAt(other.document.toJS(), from);
  const edit = { kind: 'set', path, value } as const;
  const expected = withEdit(source.document.toJS(), edit);
  const [asWritten = ''] = addEntry(source, parent, entries.length, lines);
  const { document } = readYaml(asWritten);
  const isRight = document.errors.length === 0 && isDeepStrictEqual(document.toJS(), expected);
  return isRight ? asWritten : editText(source.text, edit);
}

/** Counts the comments in the lines of a key with its value. */
export function countComments(saved: string, path: Path): number {
  const source = readYaml(saved);
  const { entry } = entryAt(source, path);
  const lines = entry && source.text.slice(entry.start, endOfLines(source.text, entry));
  return lines?.match(/(?:^|\s)#.*/gm)?.length ?? 0;
}
