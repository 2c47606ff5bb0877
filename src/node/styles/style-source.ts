import { join } from 'node:path';
import { chooseOverlay } from '../assets/overlay.ts';
import { root } from '../project/paths.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { isFolded } from '../site-files/menu.ts';
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
  /** Compiles them again, after an edit of the source: the modules that export something else now. */
  renew: () => Promise<string[]>;
  /** The same after an edit of the owner's files; nothing where what styles are made from stays. */
  renewForEdit: () => Promise<string[] | undefined>;
};

/** The styles of one run of Vite; whoever asks first has them made. */
export function createStyleSource(): StyleSource {
  let compiler: StyleCompiler | undefined;
  let styles: Promise<Styles> | undefined;
  /** What they are made from. */
  let made: string | undefined;
  const compile = async () => {
    compiler ??= await createStyleCompiler();
    const config = await currentConfig();
    made = JSON.stringify(config);
    return compiler.compile(config);
  };
  const renew = async () => {
    const before = styles?.catch(() => undefined);
    // One after the other: a compiler that is given another look midway mixes the styles of both.
    styles = before?.then(compile) ?? compile();
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
    renew,
    renewForEdit: async () => {
      const config = await currentConfig();
      return JSON.stringify(config) === made ? undefined : renew();
    },
  };
}

/** What the styles are made from, as the owner's files and the pictures that they name stand. */
async function currentConfig(): Promise<StyleConfig> {
  const { site } = await lastGoodSiteFiles();
  const { app, animation, navigation, pages, theme } = site;
  return {
    app: { language: app.language },
    animation,
    theme: { ...theme, overlay: await chooseOverlay(site) },
    // What the switch and the links say is no matter of styles.
    navigation: { switch: navigation.switch && {}, folded: isFolded(pages) },
  };
}
