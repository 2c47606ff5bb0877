import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Animation } from '../../config/animation.ts';
import type { StyleTheme } from '../../config/theme-fields.ts';
import { siteFile } from '../project/paths.ts';
import { type Styles, splitStyles } from './page-styles.ts';
import { moduleName, source, styleFiles } from './style-files.ts';
import { createStyleNames } from './style-names.ts';

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
export type StyleCompiler = Awaited<ReturnType<typeof createStyleCompiler>>;

/** Starts the compiler, which evaluates the modules of styles with a configuration. */
export async function createStyleCompiler() {
  // Most builds find the styles in the cache, and do without the compiler, which takes long to load.
  const { createCompiler } = await import('@vanilla-extract/compiler');
  let config: StyleConfig | undefined;
  const names: string[] = [];
  /** The styles of each module, in the order in which the modules were first evaluated. */
  const evaluated = new Map<string, string>();
  const { plugin, graphs, forget } = createConfigPlugin(() => ({ ...config }));
  const compiler = createCompiler({
    root: source,
    identifiers: createStyleNames(names),
    // It forgets a file when a watcher tells of it. This one watches no files: `forget` speaks for it.
    enableFileWatcher: true,
    cssImportSpecifier: (file, css) => {
      evaluated.set(moduleName(file), css);
      return file;
    },
    viteConfig: { server: { watch: null }, plugins: [plugin] },
  });
  const evaluate = async (file: string) => {
    const { source: script } = await compiler.processVanillaFile(file, { outputCss: false });
    return script;
  };
  return {
    close: () => compiler.close(),
    /** Whether they were made from a file, by its path as Vite writes it. */
    isMadeFrom: (file: string) => graphs().some((graph) => graph.getModulesByFile(file)),
    /** Lets a file be read again. */
    forget,
    async compile(next: StyleConfig): Promise<Styles> {
      const isOther = JSON.stringify(next) !== JSON.stringify(config);
      config = next;
      if (isOther) forget(normalizePath(siteFile));
      const files = styleFiles();
      // A module that is added in development comes last, so that the others keep their names.
      names.push(...files.map(moduleName).filter((name) => !names.includes(name)));
      const modules: Record<string, string> = {};
      for (const file of files) modules[moduleName(file)] = await evaluate(file);
      return { ...splitStyles(evaluated), modules };
    },
  };
}

/** Gives the modules of styles the configuration in place of the owner's file, and access to Vite's modules. */
function createConfigPlugin(config: () => Record<string, unknown>) {
  let server: ViteDevServer | undefined;
  const plugin: Plugin = {
    name: 'vitrine:style-config',
    enforce: 'pre',
    configureServer: (given) => {
      server = given;
    },
    load: {
      filter: { id: siteFile },
      handler: () => ({ code: exportAll(config()), moduleType: 'js' }),
    },
  };
  const graphs = () => Object.values(server?.environments ?? {}).map((each) => each.moduleGraph);
  const forget = (file: string) => {
    server?.watcher.emit('change', file);
    // Vite would do the same only when all plugins have been told, which takes a while.
    for (const graph of graphs()) graph.onFileChange(file);
  };
  return { plugin, graphs, forget };
}

function exportAll(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
