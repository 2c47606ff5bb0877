import { isDeepStrictEqual } from 'node:util';
import type { RichText } from '../../shared/rich-text.ts';
import { readBlocks, readTexts, textsOf, writeBlocks, writeRich } from './rich-markdown.ts';

/** What an entry of a timeline tells: its paragraphs and its points, both in Markdown. */
type Account = { paragraphs: string[]; points: string[] };

/** Reads the texts and the highlights of a job or the like. Lists in a text become points. */
export function readAccount(
  texts: readonly (string | undefined)[],
  highlights: readonly string[],
): Account {
  const blocks = texts.flatMap((each = '') => readBlocks(each));
  const paragraphs = blocks.flatMap((each) => (typeof each === 'string' ? each : []));
  const listed = blocks.flatMap((each) => (typeof each === 'string' ? [] : textsOf([each])));
  const points = [...listed, ...highlights.flatMap(readTexts)];
  return { paragraphs: [...new Set(paragraphs)], points: [...new Set(points)] };
}

/** Writes what an entry tells as the summary and the highlights that are read as the same. */
export function writeAccount({
  paragraphs,
  points,
}: {
  paragraphs: readonly RichText[];
  points: readonly RichText[];
}) {
  let account: Account = { paragraphs: paragraphs.map(writeRich), points: points.map(writeRich) };
  for (let round = 0; round < 5; round += 1) {
    const read = readAccount([writeBlocks(account.paragraphs)], account.points);
    if (isDeepStrictEqual(read, account)) break;
    account = read;
  }
  return { summary: writeBlocks(account.paragraphs), highlights: account.points };
}
