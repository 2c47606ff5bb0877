import { join } from 'node:path';
import { chooseOverlay } from '../assets/overlay.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import type { Styles } from './page-styles.ts';
import { createStyleCompiler, type StyleCompiler, type StyleConfig } from './style-compiler.ts';
import { source } from './style-files.ts';
import { loadStyles } from './styles.ts';

/** The most links that fit on one line of the navigation bar. Longer menus are behind a button on wide screens too. */
const maxUnfolded = 7;

export type StyleSource = ReturnType<typeof createStyleSource>;

/** Provides the styles during one run of Vite, which are compiled at the first request. */
export function createStyleSource() {
  let compiler: Promise<StyleCompiler> | undefined;
  let prepared: Promise<unknown> | undefined;
  let styles: Promise<Styles> | undefined;
  /** The configuration of the current styles. */
  let made: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs tasks one after the other, since a new configuration during a task would mix two sets of styles. */
  const inTurn = <T>(task: (compiler: StyleCompiler) => Promise<T>): Promise<T> => {
    compiler ??= createStyleCompiler();
    const next = Promise.all([compiler, last]).then(([started]) => task(started));
    last = next.catch(() => undefined);
    return next;
  };
  const prepare = async () => {
    prepared ??= inTurn(async (started) => started.compile(await currentConfig()));
    await prepared.catch((error) => {
      prepared = undefined;
      throw error;
    });
  };
  const renew = async (file?: string) => {
    const before = styles?.catch(() => undefined);
    styles = inTurn(async (started) => {
      if (file !== undefined) started.forget(file);
      const config = await currentConfig();
      made = JSON.stringify(config);
      return started.compile(config);
    });
    const { modules } = await styles;
    const old = await before;
    return Object.keys(modules)
      .filter((name) => modules[name] !== old?.modules[name])
      .map((name) => join(source, name));
  };
  return {
    /** Starts the compiler in advance, so that the first edit is as fast as later edits. */
    prepare,
    /** @throws {ProblemError} if the owner's files have had problems since the start */
    current: async () => {
      const config = await currentConfig();
      if (!styles) {
        made = JSON.stringify(config);
        styles = loadStyles(config);
      }
      return styles;
    },
    /**
     * Compiles the styles again after an edit of a source file. Returns the style modules whose exports have
     * changed, or undefined if the styles do not depend on the file.
     */
    renewForSource: async (file: string) => {
      await prepare();
      const isMadeFrom = file.endsWith('.css.ts') || (await compiler)?.isMadeFrom(file);
      return isMadeFrom ? renew(file) : undefined;
    },
    /** Compiles the styles again if an edit of the owner's files has changed their configuration. */
    renewForEdit: async () => {
      const config = await currentConfig();
      return JSON.stringify(config) === made ? undefined : renew();
    },
    close: async () => (await compiler)?.close(),
  };
}

/** Returns the current configuration of the styles. */
async function currentConfig(): Promise<StyleConfig> {
  const { site, menu, stills } = await lastGoodSiteFiles();
  const { app, animation, navigation, theme } = site;
  return {
    app: { language: app.language },
    animation,
    theme: { ...theme, overlay: await chooseOverlay(theme, stills) },
    // The styles depend on whether a switch exists, not on its texts.
    navigation: { switch: navigation.switch && {}, folded: menu.length > maxUnfolded },
  };
}
