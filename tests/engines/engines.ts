import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { findPrograms } from '../browser/find.ts';
import { startFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** The engines beside Chromium in which a part of the tests runs. */
export type EngineName = 'firefox' | 'webkit';

/** Programs of the machine, for where Playwright's own download of an engine is not there. */
const installed = {
  firefox: { programs: ['firefox-esr'], start: startFirefox },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit },
};

/** Starts an engine that is not Playwright's, in a tab of its own. */
type Start = () => Promise<Tab & { close: () => Promise<void> }>;

/** Who runs an engine on this machine; undefined where it is not installed. */
export function findEngine(name: EngineName): 'Playwright' | Start | undefined {
  if (existsSync((name === 'firefox' ? firefox : webkit).executablePath())) return 'Playwright';
  const { programs, start } = installed[name];
  return programs.every((each) => findPrograms(each)[0] !== undefined) ? start : undefined;
}

/** The name of the engine's project; where the engine is not installed, it says what to do. */
export const projectName = (name: EngineName) =>
  findEngine(name) ? name : `${name}, not installed: npx playwright install --with-deps ${name}`;
