// Takes the pictures of the README, each theme that comes with the site, built and photographed, the whole
// sites of the tests, the desk, and those of the reference: the example of each section type, as the gallery
// shows it, and in each theme. The names of section types as arguments take the pictures of these alone.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { presetNames } from '../../src/config/theme.ts';
import * as schemas from '../../src/sections/schemas.ts';
import { browserArguments, findBrowserWithWindows } from '../../tests/browser/find.ts';
import { root, serve } from '../../tests/project/cli.ts';
import { copyProject } from '../../tests/project/copy-project.ts';
import { siteWithTheme, wholeSiteFolder } from '../../tests/project/site-files.ts';
import { openAtRest, save, whileServed } from './camera.ts';
import { filmDesk } from './desk.ts';
import { photographSheets } from './sheets.ts';

const folder = join(root, '.github', 'screenshots');
const sections = join(folder, 'sections');

const wanted = process.argv.slice(2);
const types = Object.keys(schemas).filter((type) => wanted.length === 0 || wanted.includes(type));
const unknown = wanted.filter((name) => !types.includes(name));
if (unknown.length > 0) throw new Error(`There is no section type ${unknown.join(', ')}.`);

mkdirSync(sections, { recursive: true });
const browser = await chromium.launch({
  args: [...browserArguments],
  executablePath: findBrowserWithWindows() ?? chromium.executablePath(),
});
try {
  await photographExamples(browser);
  await photographSheets(browser, sections, types);
  if (wanted.length === 0) {
    for (const preset of presetNames) await photographTheme(browser, preset);
    await photographSites(browser);
    await filmDesk(browser, folder);
  }
} finally {
  await browser.close();
}

/** The projects in a theme, and for the first one the welcome page by night. */
function photographTheme(camera: Browser, preset: (typeof presetNames)[number]): Promise<void> {
  const subjects = [
    { name: 'projects', path: '/projects', colorScheme: 'light' },
    ...(preset === 'dusk' ? ([{ name: 'welcome', path: '/', colorScheme: 'dark' }] as const) : []),
  ] as const;
  return whileServed(copyProject({ site: siteWithTheme(`  preset: ${preset}\n`) }), async (url) => {
    for (const { name, path, colorScheme } of subjects) {
      const viewport = { width: 1280, height: 800 };
      const page = await openAtRest(camera, url + path, { viewport, colorScheme });
      await save(sharp(await page.screenshot()), 75, join(folder, `${preset}-${name}.webp`));
      await page.close();
    }
  });
}

/** The example of each section type, without what is empty below it. */
async function photographExamples(camera: Browser): Promise<void> {
  const viewport = { width: 1120, height: 1000 };
  const project = copyProject();
  const { url, stop } = await serve(project.folder, 'dev');
  try {
    for (const type of types) {
      const options = { viewport, colorScheme: 'light' } as const;
      const page = await openAtRest(camera, `${url}/__gallery/${type}`, options);
      const box = await page.getByRole('main').boundingBox();
      const height = Math.min(box?.height ?? viewport.height, viewport.height);
      const shot = await page.screenshot({ clip: { x: 0, y: 0, width: viewport.width, height } });
      await save(sharp(shot).resize(800), 62, join(sections, `${type}.webp`));
      await page.close();
    }
  } finally {
    await stop();
    project.remove();
  }
}

/** The page of each whole site that says most of it. */
async function photographSites(camera: Browser): Promise<void> {
  for (const [name, path] of [
    ['developer', '/cv/'],
    ['photographer', '/photographs/'],
    ['maker', '/works/night-jar/'],
  ] as const) {
    const project = copyProject();
    cpSync(wholeSiteFolder(name), project.folder, { recursive: true });
    await whileServed(project, async (url) => {
      const viewport = { width: 1280, height: 1440 };
      const page = await openAtRest(camera, url + path, { viewport, colorScheme: 'light' });
      await save(sharp(await page.screenshot()).resize(800), 70, join(folder, `site-${name}.webp`));
      await page.close();
    });
  }
}
