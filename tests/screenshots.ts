// Takes the pictures of the README: each theme that comes with the site, built and photographed.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import sharp from 'sharp';
import { presetNames } from '../src/config/presets.ts';
import { browserArguments, findBrowser } from './browser/find.ts';
import { serveFolders } from './browser/static-server.ts';
import { waitForHydration } from './page/actions.ts';
import { preparePicture } from './page/screenshot.ts';
import { build, root } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';
import { siteWithTheme } from './project/site-with-theme.ts';
import { screens } from './sample-site.ts';

const folder = join(root, '.github', 'screenshots');
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** The pages of a picture each; one of them by night. */
const subjects = [
  { name: 'welcome', path: screens.welcome.path, colorScheme: 'dark' },
  { name: 'projects', path: screens.projects.path, colorScheme: 'light' },
  { name: 'about', path: screens.about.path, colorScheme: 'dark' },
] as const;

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  args: [...browserArguments],
  executablePath: findBrowser() ?? chromium.executablePath(),
});
try {
  for (const preset of presetNames) await photograph(browser, preset);
} finally {
  await browser.close();
}

async function photograph(camera: Browser, preset: (typeof presetNames)[number]): Promise<void> {
  const project = copyProject({ site: siteWithTheme(`  preset: ${preset}\n`) });
  try {
    const { code, output } = await build(project.folder);
    if (code !== 0) throw new Error(`The theme ${preset} does not build:\n${output}`);
    const { url, close } = await serveFolders([join(project.folder, 'dist')]);
    for (const { name, path, colorScheme } of subjects) {
      await take(camera, url + path, `${preset}-${name}`, { ...desk, colorScheme });
    }
    if (preset === 'dusk') await take(camera, url, 'dusk-phone', phone);
    await close();
  } finally {
    project.remove();
  }
}

async function take(
  camera: Browser,
  url: string,
  name: string,
  options: BrowserContextOptions,
): Promise<void> {
  // Motion is at rest, and the film is its poster: the same picture every time.
  const page = await camera.newPage({ ...options, reducedMotion: 'reduce' });
  await page.goto(url);
  await waitForHydration(page);
  await preparePicture(page);
  const file = join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 75, effort: 6 })
    .toFile(file);
  await page.close();
  console.log(`${file} (${statSync(file).size.toLocaleString('en')} bytes)`);
}
