import { normalizePath, type ViteDevServer } from 'vite';
import type { Animation } from '../../config/animation.ts';
import type { StyleTheme } from '../../config/theme-fields.ts';
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

/** Compiles the styles as often as they change; what has not changed is not evaluated again. */
export type StyleCompiler = {
  compile: (config: StyleConfig) => Promise<Styles>;
  /** Whether they were made from a file, by its path as Vite writes it. */
  isMadeFrom: (file: string) => boolean;
  /** Lets a file be read again. */
  forget: (file: string) => void;
  close: () => Promise<void>;
};

/** Starts the compiler, which evaluates the modules of styles with a configuration. */
export async function createStyleCompiler(): Promise<StyleCompiler> {
  // Loaded when it is needed: most builds find the styles in the cache.
  const { createCompiler } = await import('@vanilla-extract/compiler');
  let config: StyleConfig | undefined;
  let server: ViteDevServer | undefined;
  const names: string[] = [];
  /** The styles of each module, in the order in which the modules were first evaluated. */
  const evaluated = new Map<string, string>();
  const graphs = () => Object.values(server?.environments ?? {});
  const forget = (file: string) => {
    server?.watcher.emit('change', file);
    // Vite itself forgets it when all its plugins have been told, which takes a while.
    for (const { moduleGraph } of graphs()) moduleGraph.onFileChange(file);
  };
  const compiler = createCompiler({
    root: source,
    identifiers: createStyleNames(names),
    // It listens to a watcher that watches nothing, and is told by `forget`.
    enableFileWatcher: true,
    cssImportSpecifier: (file, css) => {
      evaluated.set(moduleName(file), css);
      return file;
    },
    viteConfig: {
      server: { watch: null },
      plugins: [
        {
          name: 'vitrine:style-config',
          enforce: 'pre',
          configureServer: (given) => {
            server = given;
          },
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
    isMadeFrom: (file) => graphs().some(({ moduleGraph }) => moduleGraph.getModulesByFile(file)),
    forget,
    async compile(next: StyleConfig): Promise<Styles> {
      const isOther = JSON.stringify(next) !== JSON.stringify(config);
      config = next;
      if (isOther) forget(normalizePath(siteFile));
      const files = styleFiles();
      // In development one may be added: those before it keep their names.
      names.push(...files.map(moduleName).filter((name) => !names.includes(name)));
      const modules: Record<string, string> = {};
      for (const file of files) {
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
