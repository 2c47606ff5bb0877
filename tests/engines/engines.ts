import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { findPrograms } from '../browser/find.ts';
import { type Started, startFirefox, startWebKit } from './installed.ts';

/** The engines beside Chromium in which a part of the tests runs. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The tag of the tests in an engine. */
export const tagOf = (name: EngineName) => `@${name}`;

/** Playwright's own download of each engine, or else programs of the machine. */
const engines = {
  firefox: { download: firefox, programs: ['firefox-esr'], start: startFirefox },
  webkit: { download: webkit, programs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit },
};

/** What starts an engine on this machine; undefined where it is not installed. */
export function findEngine(name: EngineName): (() => Promise<Started>) | undefined {
  const { download, programs, start } = engines[name];
  if (existsSync(download.executablePath())) return () => startDownload(download);
  return programs.every((each) => findPrograms(each)[0] !== undefined) ? start : undefined;
}

async function startDownload(download: typeof firefox): Promise<Started> {
  const browser = await download.launch();
  const tab = await browser.newPage({ reducedMotion: 'reduce' });
  const errors: Error[] = [];
  tab.on('pageerror', (error) => errors.push(error));
  const close = async () => {
    await browser.close();
    if (errors.length > 0) throw new AggregateError(errors, 'errors that nobody catches');
  };
  return { tab, close };
}

/** The name of the engine's project; where the engine is not installed, it says what to do. */
export const projectName = (name: EngineName) =>
  findEngine(name) ? name : `${name}, not installed: npx playwright install --with-deps ${name}`;
