import { join } from 'node:path';
import { chooseOverlay } from '../assets/overlay.ts';
import { root } from '../project/paths.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import {
  createStyleCompiler,
  type StyleCompiler,
  type StyleConfig,
  type Styles,
} from './style-compiler.ts';
import { loadStyles } from './styles.ts';

/** The styles of the site as it stands. */
export type StyleSource = {
  /** @throws {ProblemError} as long as the owner's files never were without a problem. */
  current: () => Promise<Styles>;
  /** Starts the compiler, so that the first edit waits for no more than those after it. */
  prepare: () => Promise<void>;
  /**
   * Compiles them again after an edit of a file of the source: the modules that export something else
   * now; nothing where the styles are not made from the file.
   */
  renewForSource: (file: string) => Promise<string[] | undefined>;
  /** The same after an edit of the owner's files. */
  renewForEdit: () => Promise<string[] | undefined>;
  close: () => Promise<void>;
};

/** With more links than this the menu is behind its button on wide screens too: they would take several lines. */
const maxUnfolded = 7;

/** The styles of one run of Vite; whoever asks first has them made. */
export function createStyleSource(): StyleSource {
  let compiler: Promise<StyleCompiler> | undefined;
  let isPrepared = false;
  let styles: Promise<Styles> | undefined;
  /** What they are made from. */
  let made: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: a compiler that is given another look midway mixes the styles of both. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
  const compile = async (config: StyleConfig): Promise<Styles> => {
    compiler ??= createStyleCompiler();
    const compiled = await (await compiler).compile(config);
    isPrepared = true;
    return compiled;
  };
  const prepare = () =>
    inTurn(async () => {
      if (!isPrepared) await compile(await currentConfig());
    });
  const renew = async (file?: string) => {
    const before = styles?.catch(() => undefined);
    styles = inTurn(async () => {
      if (file !== undefined) (await compiler)?.forget(file);
      const config = await currentConfig();
      made = JSON.stringify(config);
      return compile(config);
    });
    const { modules } = await styles;
    const old = await before;
    return Object.keys(modules)
      .filter((name) => modules[name] !== old?.modules[name])
      .map((name) => join(root, 'src', name));
  };
  return {
    current: async () => {
      const config = await currentConfig();
      if (!styles) {
        made = JSON.stringify(config);
        styles = loadStyles(config);
      }
      return styles;
    },
    prepare,
    renewForSource: async (file) => {
      await prepare();
      const isMadeFrom = file.endsWith('.css.ts') || (await compiler)?.isMadeFrom(file);
      return isMadeFrom ? renew(file) : undefined;
    },
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
    // What the switch and the links say is no matter of styles.
    navigation: { switch: navigation.switch && {}, folded: menu.length > maxUnfolded },
  };
}
