import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { assetCacheDir, hashOf } from '../assets/asset-cache.ts';
import { fileErrorCode } from '../project/file-system.ts';
import { siteFile } from '../project/paths.ts';
import { applySplices, type Splice } from '../yaml-edits/splice.ts';

const hunk = z.object({
  at: z.number(),
  removed: z.string(),
  inserted: z.string(),
  /** The text before and behind the removed part, to the ends of the neighbouring lines. */
  before: z.string(),
  after: z.string(),
});

/** A splice that finds its place again, even if another program has changed other lines since. */
export type Hunk = z.output<typeof hunk>;

const step = z.object({
  file: z.enum(['site', 'content']),
  undo: z.array(hunk),
  redo: z.array(hunk),
});

/** The splices of one edit of a file, forwards and backwards. */
export type Step = z.output<typeof step>;

const entry = z.object({ label: z.string(), steps: z.array(step) });
const journal = z.object({ done: z.array(entry), undone: z.array(entry) });

/** The acts of one request, which are undone together. */
export type JournalEntry = z.output<typeof entry>;

export type Journal = z.output<typeof journal>;

export function stepOf(
  file: Step['file'],
  before: string,
  after: string,
  splices: readonly Splice[],
): Step {
  let shift = 0;
  const inverse = [...splices]
    .sort((a, b) => a.at - b.at)
    .map(({ at, removed, inserted }) => {
      const moved = { at: at + shift, removed: inserted, inserted: removed };
      shift += inserted.length - removed.length;
      return moved;
    });
  return { file, undo: hunksOf(after, inverse), redo: hunksOf(before, splices) };
}

function hunksOf(text: string, splices: readonly Splice[]): Hunk[] {
  return splices.map((each) => {
    const end = each.at + each.removed.length;
    const [before = ''] = /(?:[^\n]*\n)?[^\n]*$/.exec(text.slice(0, each.at)) ?? [];
    const [after = ''] = /^[^\n]*(?:\n[^\n]*)?/.exec(text.slice(end)) ?? [];
    return { ...each, before, after };
  });
}

/** Applies hunks to the text of today; undefined if another program has changed their lines. */
export function applyHunks(text: string, hunks: readonly Hunk[]): string | undefined {
  const found = hunks.map((each) => placeOf(text, each));
  const splices = found.flatMap((at, index) => {
    const own = hunks[index];
    return at === undefined || !own ? [] : [{ ...own, at }];
  });
  const sorted = [...splices].sort((a, b) => a.at - b.at);
  const isApart = sorted.every(
    ({ at, removed }, index) =>
      at + removed.length <= (sorted[index + 1]?.at ?? at + removed.length),
  );
  return splices.length === hunks.length && isApart ? applySplices(text, splices) : undefined;
}

/** Returns the only place of a hunk. Its neighbouring lines count only where its own lines stand several times. */
function placeOf(text: string, { at, removed, before, after }: Hunk): number | undefined {
  const whole = before + removed + after;
  if (text.startsWith(whole, at - before.length)) return at;
  const own = {
    before: before.replace(/^[^\n]*(?=\n)/, ''),
    after: after.replace(/(?<=\n)[^\n]*$/, ''),
  };
  for (const [head, tail] of [
    [before, after],
    [own.before, own.after],
  ] as const) {
    const needle = head + removed + tail;
    const place = needle.trim() === '' ? -1 : text.indexOf(needle);
    if (place >= 0 && text.indexOf(needle, place + 1) < 0) return place + head.length;
  }
  return undefined;
}

/** The journal is kept beside the cache, so that a new start of the dev server can still undo. */
const journalFile = join(assetCacheDir, 'desk', `${hashOf([siteFile])}.json`);

/** The most acts that can be undone. */
const most = 500;

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
    writeFileSync(journalFile, JSON.stringify({ done: done.slice(-most), undone }));
  } catch (error) {
    // Without permission to write, acts can be undone only until the dev server stops.
    fileErrorCode(error);
  }
}
