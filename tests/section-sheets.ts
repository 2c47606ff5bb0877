import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { parse } from 'yaml';
import { presetNames } from '../src/config/theme.ts';
import * as schemas from '../src/sections/schemas.ts';
import { serveFolder } from './browser/static-server.ts';
import { waitForHydration } from './page/actions.ts';
import { preparePicture } from './page/screenshot.ts';
import { build, root } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';

const types = Object.keys(schemas);
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

/** Makes a sheet of pictures of each section type, in all themes, in both colour schemes and on three screens. */
export async function photographSheets(camera: Browser, folder: string): Promise<void> {
  const rows = new Map<string, Buffer[]>(types.map((type) => [type, []]));
  for (const preset of presetNames) {
    const project = copyProject({ site: siteOfExamples(preset) });
    try {
      const { code, output } = await build(project.folder);
      if (code !== 0) throw new Error(`The examples do not build with ${preset}:\n${output}`);
      const { url, close } = await serveFolder(join(project.folder, 'dist'));
      for (const type of types) rows.get(type)?.push(await photographRow(camera, `${url}/${type}`));
      await close();
    } finally {
      project.remove();
    }
  }
  for (const [type, pictures] of rows) {
    const file = join(folder, `${type}-themes.webp`);
    const sheet = await inGrid(
      pictures.map((input, index) => at(input, 0, index * rowHeight)),
      {
        width: rowWidth,
        height: pictures.length * rowHeight,
      },
    );
    await sharp(sheet).webp({ quality: 55, effort: 6 }).toFile(file);
    console.log(file);
  }
}

/** A site with a page for the example of each section type. JSON is YAML as well. */
function siteOfExamples(preset: string): string {
  const page = (path: string, ...sections: unknown[]) => ({
    path,
    link: path || 'start',
    title: path || 'start',
    menu: false,
    sections,
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

function exampleOf(type: string): unknown {
  return parse(readFileSync(join(root, 'src', 'sections', type, 'example.yaml'), 'utf8'));
}

/** Photographs a page in both colour schemes on all screens. */
async function photographRow(camera: Browser, url: string): Promise<Buffer> {
  const pictures = [];
  let left = gap;
  for (const colorScheme of schemes) {
    for (const { width, shown } of screens) {
      const height = Math.floor(((rowHeight - gap) * width) / shown);
      const page = await camera.newPage({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.goto(url);
      await waitForHydration(page);
      await preparePicture(page);
      const shot = await sharp(await page.screenshot())
        .resize(shown)
        .png()
        .toBuffer();
      await page.close();
      pictures.push(at(shot, left, gap / 2));
      left += shown + gap;
    }
  }
  return inGrid(pictures, { width: rowWidth, height: rowHeight });
}

const at = (input: Buffer, left: number, top: number) => ({ input, left, top });

function inGrid(
  pictures: readonly ReturnType<typeof at>[],
  size: { width: number; height: number },
): Promise<Buffer> {
  const ground = sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } });
  return ground
    .composite([...pictures])
    .png()
    .toBuffer();
}
