import type { RichText } from '../../shared/rich-text.ts';
import {
  readBlocks,
  readTexts,
  settled,
  textsOf,
  writeBlocks,
  writeRich,
} from './rich-markdown.ts';

type Account<Text> = { paragraphs: readonly Text[]; points: readonly Text[] };

/** Reads a text and points as the paragraphs and points of a timeline. Lists in the text become points. */
export function readAccount(text = '', points: readonly string[] = []) {
  const blocks = readBlocks(text);
  const paragraphs = blocks.flatMap((each) => (typeof each === 'string' ? each : []));
  const listed = blocks.flatMap((each) => (typeof each === 'string' ? [] : textsOf([each])));
  const all = [...listed, ...points.flatMap(readTexts)];
  return { paragraphs: [...new Set(paragraphs)], points: [...new Set(all)] };
}

/** Writes paragraphs and points as a text and points that are read as the same. */
export function writeAccount({ paragraphs, points }: Account<RichText>) {
  const account = { paragraphs: paragraphs.map(writeRich), points: points.map(writeRich) };
  const read = settled(account, (each) => readAccount(writeBlocks(each.paragraphs), each.points));
  return { text: writeBlocks(read.paragraphs), points: read.points };
}
