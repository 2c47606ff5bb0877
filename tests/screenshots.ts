// Takes the pictures of the README, each theme that comes with the site, built and photographed, the whole
// sites of the tests, the desk, and those of the reference: the example of each section type, as the gallery
// shows it, and in each theme.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { presetNames } from '../src/config/theme.ts';
import * as schemas from '../src/sections/schemas.ts';
import { browserArguments, findBrowser } from './browser/find.ts';
import { serveFolder } from './browser/static-server.ts';
import { photographDesk } from './desk-pictures.ts';
import { waitForHydration } from './page/actions.ts';
import { preparePicture } from './page/screenshot.ts';
import { build, root, serve } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';
import { siteWithTheme } from './project/site-files.ts';
import { screens } from './sample-site.ts';
import { photographSheets } from './section-sheets.ts';
import { photographSites } from './site-pictures.ts';

const folder = join(root, '.github', 'screenshots');
const desk = { viewport: { width: 1280, height: 800 } };
const reel = { viewport: { width: 1120, height: 1000 }, colorScheme: 'light' } as const;

/** The pages of a picture each: the projects in each theme, and the welcome page by night. */
const subjects = [
  { name: 'welcome', path: screens.welcome.path, colorScheme: 'dark' },
  { name: 'projects', path: screens.projects.path, colorScheme: 'light' },
] as const;

mkdirSync(join(folder, 'sections'), { recursive: true });
const browser = await chromium.launch({
  args: [...browserArguments],
  executablePath: findBrowser() ?? chromium.executablePath(),
});
try {
  for (const preset of presetNames) await photograph(browser, preset);
  await photographSections(browser);
  await photographSites(browser, folder);
  await photographDesk(browser, folder);
  await photographSheets(browser, join(folder, 'sections'));
} finally {
  await browser.close();
}

async function photograph(camera: Browser, preset: (typeof presetNames)[number]): Promise<void> {
  const project = copyProject({ site: siteWithTheme(`  preset: ${preset}\n`) });
  try {
    const { code, output } = await build(project.folder);
    if (code !== 0) throw new Error(`The theme ${preset} does not build:\n${output}`);
    const { url, close } = await serveFolder(join(project.folder, 'dist'));
    for (const { name, path, colorScheme } of subjects) {
      if (name === 'welcome' && preset !== 'dusk') continue;
      const page = await open(camera, url + path, { ...desk, colorScheme });
      const picture = sharp(await page.screenshot()).webp({ quality: 75, effort: 6 });
      await save(page, picture, `${preset}-${name}`);
    }
    await close();
  } finally {
    project.remove();
  }
}

/** The example of each section type, without what is empty below it. */
async function photographSections(camera: Browser): Promise<void> {
  const project = copyProject();
  const { url, stop } = await serve(project.folder, 'dev');
  try {
    for (const type of Object.keys(schemas)) {
      const page = await open(camera, `${url}/__gallery/${type}`, reel);
      const box = await page.getByRole('main').boundingBox();
      const height = Math.min(box?.height ?? reel.viewport.height, reel.viewport.height);
      const clip = { x: 0, y: 0, width: reel.viewport.width, height };
      const picture = sharp(await page.screenshot({ clip })).resize(800);
      await save(page, picture.webp({ quality: 62, effort: 6 }), join('sections', type));
    }
  } finally {
    await stop();
    project.remove();
  }
}

/** A page at rest: its film is the poster, so that the picture is the same every time. */
async function open(camera: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await camera.newPage({ ...options, reducedMotion: 'reduce' });
  await page.goto(url);
  await waitForHydration(page);
  await preparePicture(page);
  return page;
}

async function save(page: Page, picture: Sharp, name: string): Promise<void> {
  const file = join(folder, `${name}.webp`);
  await picture.toFile(file);
  await page.close();
  console.log(`${file} (${statSync(file).size.toLocaleString('en')} bytes)`);
}
