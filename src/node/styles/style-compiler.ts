import type { Animation } from '../../config/animation.ts';
import type { StyleTheme } from '../../config/presets.ts';
import { siteFile } from '../project/paths.ts';
import { type PageStyles, splitStyles } from './page-styles.ts';
import { moduleName, source, styleFiles } from './style-files.ts';
import { createStyleNames } from './style-names.ts';

/** The styles of the whole site, and what each module of styles exports. */
export type Styles = PageStyles & {
  /** The script of each module, by its path below `src/`. */
  modules: Readonly<Record<string, string>>;
};

/** The parts of the configuration that styles are made from. */
export type StyleConfig = {
  app: { language: string };
  animation: Animation;
  theme: StyleTheme;
  navigation: {
    switch: object | false;
    /** Whether the menu is behind its button on every screen. */
    folded: boolean;
  };
};

/** Compiles the styles as often as they change. */
export type StyleCompiler = {
  compile: (config: StyleConfig) => Promise<Styles>;
  close: () => Promise<void>;
};

/** Starts the compiler, which evaluates the modules of styles with a configuration. */
export async function createStyleCompiler(): Promise<StyleCompiler> {
  // Loaded when it is needed: most builds find the styles in the cache.
  const { createCompiler } = await import('@vanilla-extract/compiler');
  let config: StyleConfig | undefined;
  /** The styles of each module, in the order in which the modules were evaluated. */
  let evaluated = new Map<string, string>();
  const compiler = createCompiler({
    root: source,
    identifiers: createStyleNames(styleFiles().map(moduleName)),
    enableFileWatcher: false,
    cssImportSpecifier: (file, css) => {
      evaluated.set(moduleName(file), css);
      return file;
    },
    viteConfig: {
      plugins: [
        {
          name: 'vitrine:style-config',
          enforce: 'pre',
          load: {
            filter: { id: siteFile },
            handler: () => ({ code: exportAll({ ...config }), moduleType: 'js' }),
          },
        },
      ],
    },
  });
  return {
    close: () => compiler.close(),
    async compile(next: StyleConfig): Promise<Styles> {
      if (config) await compiler.unstable_invalidateAllModules();
      config = next;
      evaluated = new Map();
      const modules: Record<string, string> = {};
      for (const file of styleFiles()) {
        const { source: script } = await compiler.processVanillaFile(file, { outputCss: false });
        modules[moduleName(file)] = script;
      }
      return { ...splitStyles(evaluated), modules };
    },
  };
}

function exportAll(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
