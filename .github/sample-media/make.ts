import { MediaError } from './encode.ts';
import { film } from './film.ts';
import { portrait } from './portrait.ts';
import { stills } from './stills.ts';
import { track } from './track.ts';

const makers = new Map([
  ['film', film],
  ['track', track],
  ['portrait', portrait],
  ['stills', stills],
]);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !makers.has(name));

try {
  if (unknown) throw new MediaError(`no such media: ${unknown} (${[...makers.keys()].join(', ')})`);
  for (const [name, make] of makers) {
    if (asked.length === 0 || asked.includes(name)) await make();
  }
} catch (error) {
  if (!(error instanceof MediaError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
