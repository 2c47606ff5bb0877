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
  /** @throws {OwnerMistake} as long as the owner's files never were without a mistake. */
  current: () => Promise<Styles>;
  /** Compiles them again, after an edit in development: the modules that export something else now. */
  renew: () => Promise<string[]>;
};

/** The styles of one run of Vite; whoever asks first has them made. */
export function createStyleSource(): StyleSource {
  let compiler: StyleCompiler | undefined;
  let styles: Promise<Styles> | undefined;
  const compile = async () => {
    compiler ??= await createStyleCompiler();
    return compiler.compile(await currentConfig());
  };
  return {
    current: async () => {
      const config = await currentConfig();
      styles ??= loadStyles(config);
      return styles;
    },
    renew: async () => {
      const before = styles?.catch(() => undefined);
      // One after the other: a compiler that is given another look midway mixes the styles of both.
      styles = before?.then(compile) ?? compile();
      const { modules } = await styles;
      const old = await before;
      return Object.keys(modules)
        .filter((name) => modules[name] !== old?.modules[name])
        .map((name) => join(root, 'src', name));
    },
  };
}

/** What the styles are made from, as the owner's files stand. */
async function currentConfig(): Promise<StyleConfig> {
  const { site } = await lastGoodSiteFiles();
  const { app, animation, navigation } = site;
  const theme = { ...site.theme, overlay: await chooseOverlay(site) };
  return { app, animation, navigation, theme };
}
