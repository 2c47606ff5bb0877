import type { Driver, Preferences } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { findWebKit, startWebKit } from './webkit.ts';

/** An engine besides Chromium. */
export type Engine = 'firefox' | 'webkit';

type EngineParts = {
  /** What is run, where it is installed. */
  find: () => string | undefined;
  /** What to say where it is not. */
  missing: string;
  start: (preferences: Preferences) => Promise<Driver>;
};

/** The engines, and how each is had. */
export const engines: Record<Engine, EngineParts> = {
  firefox: {
    find: findFirefox,
    missing: 'not installed: apt-get install firefox-esr',
    start: startFirefox,
  },
  webkit: {
    find: findWebKit,
    missing: 'not installed: apt-get install webkit2gtk-driver xvfb',
    start: startWebKit,
  },
};

/** The name of a project of the tests, which says too what to do where the engine is missing. */
export function projectName(engine: Engine): string {
  const { find, missing } = engines[engine];
  return find() ? engine : `${engine}, ${missing}`;
}
