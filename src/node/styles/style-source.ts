import { join } from 'node:path';
import { chooseOverlay } from '../assets/overlay.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import type { Styles } from './page-styles.ts';
import { createStyleCompiler, type StyleCompiler, type StyleConfig } from './style-compiler.ts';
import { source } from './style-files.ts';
import { loadStyles } from './styles.ts';

/** A menu with more links than this would take several lines, and is behind its button on wide screens too. */
const maxUnfolded = 7;

/** The styles of the site as it stands. */
export type StyleSource = ReturnType<typeof createStyleSource>;

/** The styles of one run of Vite; whoever asks first has them made. */
export function createStyleSource() {
  let compiler: Promise<StyleCompiler> | undefined;
  let prepared: Promise<unknown> | undefined;
  let styles: Promise<Styles> | undefined;
  /** The configuration that they are made from. */
  let made: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs tasks one after the other: a configuration that changes midway would mix the styles of two. */
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
    /** Starts the compiler, so that the first edit waits for no more than those after it. */
    prepare,
    /** @throws {ProblemError} as long as the owner's files never were without a problem. */
    current: async () => {
      const config = await currentConfig();
      if (!styles) {
        made = JSON.stringify(config);
        styles = loadStyles(config);
      }
      return styles;
    },
    /**
     * Compiles them again after an edit of a file of the source: the modules that export something else
     * now; nothing where the styles are not made from the file.
     */
    renewForSource: async (file: string) => {
      await prepare();
      const isMadeFrom = file.endsWith('.css.ts') || (await compiler)?.isMadeFrom(file);
      return isMadeFrom ? renew(file) : undefined;
    },
    /** The same after an edit of the owner's files. */
    renewForEdit: async () => {
      const config = await currentConfig();
      return JSON.stringify(config) === made ? undefined : renew();
    },
    close: async () => (await compiler)?.close(),
  };
}

/** What the styles are made from, as the owner's files and the pictures that they name stand. */
async function currentConfig(): Promise<StyleConfig> {
  const { site, menu, stills } = await lastGoodSiteFiles();
  const { app, animation, navigation, theme } = site;
  return {
    app: { language: app.language },
    animation,
    theme: { ...theme, overlay: await chooseOverlay(theme, stills) },
    // Styles depend on whether there is a switch, not on what it says.
    navigation: { switch: navigation.switch && {}, folded: menu.length > maxUnfolded },
  };
}
