import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../assets/asset-cache.ts';
import { fileErrorCode, replaceFile } from '../project/file-system.ts';
import { siteFile } from '../project/paths.ts';
import { cacheFolder } from '../project/places.js';
import { changeBetween } from '../yaml-edits/change.ts';

const step = z.object({
  file: z.enum(['site', 'content']),
  at: z.number(),
  removed: z.string(),
  inserted: z.string(),
  /** The text before and behind the change, to the ends of the neighbouring lines. */
  before: z.string(),
  after: z.string(),
});

/** A change of a file that finds its place again, even if another program has changed other lines since. */
export type Step = z.output<typeof step>;

const entry = z.object({ label: z.string(), steps: z.array(step) });

/** The acts of one request are undone together. */
const journal = z.object({ done: z.array(entry), undone: z.array(entry) });

export type Journal = z.output<typeof journal>;

export function stepOf(file: Step['file'], text: string, edited: string): Step {
  const change = changeBetween(text, edited);
  const [before = ''] = /(?:[^\n]*\n)?[^\n]*$/.exec(text.slice(0, change.at)) ?? [];
  const rest = text.slice(change.at + change.removed.length);
  const [after = ''] = /^[^\n]*(?:\n[^\n]*)?/.exec(rest) ?? [];
  return { file, ...change, before, after };
}

/** Takes back a change of the text of today, or makes it again; undefined if another program has changed its lines. */
export function applyStep(text: string, step: Step, way: 'undo' | 'redo'): string | undefined {
  const [old, put] = way === 'undo' ? [step.inserted, step.removed] : [step.removed, step.inserted];
  const at = placeOf(text, step, old);
  return at === undefined ? undefined : text.slice(0, at) + put + text.slice(at + old.length);
}

/** Returns the only place of a part. Its neighbouring lines count only where its own lines stand several times. */
function placeOf(text: string, { at, before, after }: Step, part: string): number | undefined {
  if (text.startsWith(before + part + after, at - before.length)) return at;
  const own = [before.replace(/^.*\n/, ''), after.replace(/\n.*$/, '\n')] as const;
  for (const [head, tail] of [[before, after] as const, own]) {
    const needle = head + part + tail;
    const place = needle.trim() === '' ? -1 : text.indexOf(needle);
    if (place >= 0 && text.indexOf(needle, place + 1) < 0) return place + head.length;
  }
  return undefined;
}

/** The file with the journal, so that a new start of the dev server can still undo. */
const journalFile = join(cacheFolder, 'desk', hashOf([siteFile]));

/** The most acts that can be undone. */
const maxUndone = 500;

export function readJournal(): Journal {
  try {
    return journal.parse(JSON.parse(readFileSync(journalFile, 'utf8')));
  } catch (error) {
    // Without a journal, or with one of another version, there is nothing to undo.
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) fileErrorCode(error);
    return { done: [], undone: [] };
  }
}

export function writeJournal({ done, undone }: Journal): void {
  try {
    mkdirSync(dirname(journalFile), { recursive: true });
    replaceFile(journalFile, JSON.stringify({ done: done.slice(-maxUndone), undone }));
  } catch (error) {
    // Without permission to write, the next start of the dev server has no journal.
    fileErrorCode(error);
  }
}
