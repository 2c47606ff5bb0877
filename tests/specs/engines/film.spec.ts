import sharp from 'sharp';
import { expect, test } from '../../engines/test.ts';
import type { Visitor } from '../../engines/visitor.ts';
import { owner, screens } from '../../sample-site.ts';

const words = [
  ['heading', owner.nameOwn],
  ['paragraph', owner.profession],
  ['paragraph', owner.label],
  ['link', 'Projects'],
  ['button', '🔊 Activar sonido'],
  ['button', 'Pause the film'],
] as const;

/** Returns the words that are in the document, but not drawn. */
async function undrawnWords(visitor: Visitor): Promise<string[]> {
  const picture = await visitor.screenshot();
  const undrawn: string[] = [];
  for (const [role, name] of words) {
    const place = await visitor.find(role, name);
    if (!place) throw new Error(`There is no ${role} "${name}" to be seen`);
    const part = sharp(picture).extract({
      left: Math.round(place.x),
      top: Math.round(place.y),
      width: Math.round(place.width),
      height: Math.round(place.height),
    });
    const { channels } = await part.stats();
    // Letters are white; no part of the dark film is nearly as bright.
    if (channels.slice(0, 3).some(({ max }) => max < 200)) undrawn.push(name);
  }
  return undrawn;
}

test('words are drawn over the film, in each of 16 loads @full', async ({ visitor }) => {
  test.setTimeout(600_000);
  await visitor.resize(760, 600);
  for (let load = 1; load <= 16; load += 1) {
    await visitor.open(screens.welcome.path);
    await visitor.until(() => {
      const video = document.querySelector('video');
      return video?.dataset['shown'] === 'true' && video.currentTime > 0.5;
    });
    await visitor.untilStill();
    expect(await undrawnWords(visitor), `load ${load}`).toEqual([]);
  }
});
