import { join } from 'node:path';
import { root } from '../project/paths.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { createStyleCompiler, type StyleCompiler, type Styles } from './style-compiler.ts';
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
  return {
    current: async () => {
      const { site } = await lastGoodSiteFiles();
      styles ??= loadStyles(site);
      return styles;
    },
    renew: async () => {
      const before = await styles;
      compiler ??= await createStyleCompiler();
      styles = compiler.compile((await lastGoodSiteFiles()).site);
      const { modules } = await styles;
      return Object.keys(modules)
        .filter((name) => modules[name] !== before?.modules[name])
        .map((name) => join(root, 'src', name));
    },
  };
}
