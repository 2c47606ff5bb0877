import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Edit, edits } from './edits.ts';
import { contentFile, type GoodFile, languagesFile, siteFile } from './good-files.ts';

/** A mistake as people make it. */
export type Mistake = {
  title: string;
  file: GoodFile;
  edit: Edit;
  /** What the message has to name, in any capitals. */
  names: readonly string[];
  /** A part of the line of the expected report; without it, the report belongs to the first changed line. */
  at?: string | undefined;
  /** The file after all certain repairs; without it, the test does not look at them. */
  mended?: Edit | undefined;
};

const words = z.union([z.string().transform((word) => [word]), z.array(z.coerce.string())]);

/** Mistakes by their kind: in each row an edit with what it takes, what is to be named, and the line. */
const table = z.record(
  z.string(),
  z.array(
    z
      .object({
        names: words,
        at: z.string().optional(),
        // true: as it was before; false: as it is, because nothing is certain; else what stands in its place
        mended: z.union([z.boolean(), z.string()]).optional(),
      })
      .catchall(words),
  ),
);

const files = ['indentation', 'keys', 'values', 'quotes', 'structure', 'pasted', 'habits'];

export const mistakes: readonly Mistake[] = [
  ...files.flatMap((name) => mistakesOf(name, siteFile)),
  ...mistakesOf('content', contentFile),
  ...mistakesOf('languages', languagesFile),
];

/** Mistakes as owners make them in their own way. */
export const ownerMistakes: readonly Mistake[] = [
  ...mistakesOf('owners', siteFile),
  ...mistakesOf('owners-content', contentFile),
  ...mistakesOf('languages', languagesFile).filter(({ mended }) => mended !== undefined),
];

function mistakesOf(name: string, file: GoodFile): Mistake[] {
  const text = readFileSync(new URL(`corpus/${name}.yaml`, import.meta.url), 'utf8');
  return Object.entries(table.parse(parse(text))).flatMap(([kind, rows]) =>
    rows.map(({ names, at, mended, ...row }, index) => {
      const title = `${name}.yaml: ${kind} (${index + 1})`;
      const [[way = '', [first = '', second = '']] = ['', []]] = Object.entries(row);
      const edit = edits[way];
      if (!edit) throw new Error(`there is no edit "${way}" for ${title}`);
      const made = edit(first, second);
      const results = { true: (text: string) => text, false: made, undefined };
      return {
        title,
        file,
        edit: made,
        names,
        at,
        mended: typeof mended === 'string' ? edit(first, mended) : results[`${mended}`],
      };
    }),
  );
}
