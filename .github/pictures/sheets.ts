import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { presetNames } from '../../src/config/theme.ts';
import { copyProject } from '../../tests/project/copy-project.ts';
import { exampleOf } from '../../tests/project/site-files.ts';
import { openAtRest, save, whileServed } from './camera.ts';

/** The widths of the screens, and the widths of their pictures on a sheet, in px. */
const screens = [
  { width: 1440, shown: 340 },
  { width: 768, shown: 200 },
  { width: 390, shown: 120 },
] as const;
const schemes = ['light', 'dark'] as const;
const gap = 12;
/** The height of a row of pictures. Pictures that are higher are cut off. */
const rowHeight = 380;
const rowWidth = schemes.length * screens.reduce((sum, { shown }) => sum + shown + gap, 0) + gap;

type Placed = { input: Buffer; left: number; top: number };

/** Makes a sheet of pictures of each section type, in all themes, in both colour schemes and on three screens. */
export async function photographSheets(
  camera: Browser,
  folder: string,
  types: readonly string[],
): Promise<void> {
  const sheets = new Map<string, Placed[]>(types.map((type) => [type, []]));
  for (const [row, preset] of presetNames.entries()) {
    await whileServed(copyProject({ site: siteOfExamples(preset, types) }), async (url) => {
      for (const [type, sheet] of sheets)
        sheet.push(...(await photographRow(camera, `${url}/${type}`, row * rowHeight)));
    });
  }
  const size = { width: rowWidth, height: presetNames.length * rowHeight };
  for (const [type, pictures] of sheets) {
    const ground = sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } });
    await save(ground.composite(pictures), 55, join(folder, `${type}-themes.webp`));
  }
}

/** A site with a page for the example of each section type. JSON is YAML as well. */
function siteOfExamples(preset: string, types: readonly string[]): string {
  const page = (path: string, ...sections: unknown[]) => ({
    ...{ path, link: path || 'start', title: path || 'start', menu: false, sections },
  });
  const words =
    'Ada Lovelace wrote the first program for a machine that was never built. She saw that it could work on anything that can be written by rules: music as well as numbers.';
  const start = { type: 'prose', heading: 'A page', paragraphs: [words] };
  // Most sections have the heading of a section, not that of the page.
  const examples = types.map((type) =>
    page(type, ...(type === 'hero' ? [] : [start]), exampleOf(type)),
  );
  // The examples link to these pages.
  const linked = ['', 'about-me', 'contact-me'].map((path) => page(path, start));
  return JSON.stringify({
    app: { name: 'Sections', description: 'The example of each section type.' },
    owner: { name: 'Ada Lovelace' },
    navigation: { logo: { src: '/media/logo.svg', alt: 'Sections' } },
    theme: { preset },
    pages: [...linked, ...examples],
  });
}

/** Photographs a page in both colour schemes on all screens, for a row that begins at a height of the sheet. */
async function photographRow(camera: Browser, url: string, top: number): Promise<Placed[]> {
  const pictures: Placed[] = [];
  let left = gap;
  for (const colorScheme of schemes) {
    for (const { width, shown } of screens) {
      const height = Math.floor(((rowHeight - gap) * width) / shown);
      const page = await openAtRest(camera, url, { viewport: { width, height }, colorScheme });
      const input = await sharp(await page.screenshot())
        .resize(shown)
        .toBuffer();
      await page.close();
      pictures.push({ input, left, top: top + gap / 2 });
      left += shown + gap;
    }
  }
  return pictures;
}
