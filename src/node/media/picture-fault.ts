import { readFile, stat } from 'node:fs/promises';
import type { FileFault } from '../../diagnose/references/check-context.ts';
import { largestSide, readPicture } from '../assets/open-picture.ts';
import { damageFault, type Format, svg, wholeFile } from './formats.ts';

/** In bytes. Larger pictures are refused unread. */
const largestFile = 256 * 2 ** 20;

export async function pictureFault(path: string, format: Format): Promise<FileFault | undefined> {
  const { size } = await stat(path);
  if (size > largestFile) return tooLarge(`takes ${Math.round(size / 1e6)} MB`);
  const facts = await readPicture(await readFile(path));
  if (!facts.isWhole) return format === svg ? drawingFault(facts.reason) : damageFault(format);
  const { width, height, frames } = facts;
  if (Math.max(width, height) > largestSide) return tooLarge(`is ${width} × ${height} px large`);
  if (frames === 1) return undefined;
  return {
    fault: `is an animated picture of ${frames > 2 ? `${frames} ` : ''}frames, which visitors could not pause`,
    expected: 'a picture that stands still',
    fix: 'export one of its frames as a picture, and name that one here',
  };
}

function tooLarge(measure: string): FileFault {
  return {
    fault: measure,
    expected: `a picture of at most ${largestSide} px on each side, and of 256 MB`,
    fix: 'make it smaller: 2560 px are enough for every screen',
  };
}

/** Returns the fault of an SVG that cannot be drawn. Only the message of the library tells the reason. */
function drawingFault(reason: string): FileFault {
  if (/dimensions/.test(reason)) {
    return {
      fault: 'is an SVG picture without a size',
      expected: 'an <svg> with a viewBox, or with width and height',
      fix: 'add a viewBox to its <svg>, or export it again',
    };
  }
  const [, line, what] = /on line (\d+) column \d+ of data: (.*)/.exec(reason) ?? [];
  const where = line === undefined ? '' : ` in its line ${line}: ${what}`;
  return { fault: `is an SVG picture that cannot be drawn${where}`, ...wholeFile };
}
