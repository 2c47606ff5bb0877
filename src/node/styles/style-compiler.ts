import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { z } from 'zod';
import type { Animation } from '../../config/animation.ts';
import type { StyleTheme } from '../../config/theme.ts';
import { siteFile } from '../project/paths.ts';
import { ownSectionTypes } from './own-section-types.ts';
import { moduleName, source, styleFiles } from './style-files.ts';
import { createStyleNames } from './style-names.ts';

/** The parts of the configuration that the styles depend on. */
export type StyleConfig = {
  app: { language: string };
  animation: Animation;
  theme: StyleTheme;
  navigation: {
    switch: object | false;
    /** Whether a button opens the menu on every screen, not only on narrow screens. */
    folded: boolean;
  };
};

/** What the style modules of the site compile to, by their paths below `src/`. */
export const stylesSchema = z.object({
  /** The CSS of each module, in the order in which the rules override each other. */
  css: z.record(z.string(), z.string()),
  /** The JavaScript of each module. */
  scripts: z.record(z.string(), z.string()),
});

export type Styles = z.output<typeof stylesSchema>;

/** Compiles the styles repeatedly. Unchanged style modules are not evaluated again. */
export type StyleCompiler = Awaited<ReturnType<typeof createStyleCompiler>>;

/** Starts the compiler, which evaluates the style modules with a configuration. */
export async function createStyleCompiler() {
  // The compiler loads slowly, and most builds find their styles in the cache. So import it only here.
  const { createCompiler } = await import('@vanilla-extract/compiler');
  let config: StyleConfig | undefined;
  const names: string[] = [];
  const nameOf = createStyleNames(names);
  /** The CSS of each style module, in the order of the first evaluation. */
  const evaluated = new Map<string, string>();
  const { plugin, graphs, invalidate } = createConfigPlugin(() => ({ ...config }));
  const compiler = createCompiler({
    root: source,
    identifiers: ({ filePath, ...style }) =>
      nameOf({ ...style, filePath: moduleName(join(source, filePath)) }),
    // With this option, the compiler reads a file again when `invalidate` emits `change` on the watcher.
    enableFileWatcher: true,
    cssImportSpecifier: (file, css) => {
      evaluated.set(moduleName(file), css);
      return file;
    },
    viteConfig: { server: { watch: null }, plugins: [plugin, ownSectionTypes('styles')] },
  });
  const evaluate = async (file: string) => {
    const { source: script } = await compiler.processVanillaFile(file, { outputCss: false });
    return script;
  };
  return {
    close: () => compiler.close(),
    /** Checks whether the styles depend on a file, given by its path in Vite's notation. */
    dependsOn: (file: string) => graphs().some((graph) => graph.getModulesByFile(file)),
    invalidate,
    async compile(next: StyleConfig): Promise<Styles> {
      const isOther = JSON.stringify(next) !== JSON.stringify(config);
      config = next;
      if (isOther) invalidate(normalizePath(siteFile));
      const files = styleFiles();
      // A new style module gets the last index, so that the names of the other modules do not change.
      names.push(...files.map(moduleName).filter((name) => !names.includes(name)));
      const scripts: Record<string, string> = {};
      for (const file of files) scripts[moduleName(file)] = await evaluate(file);
      return { css: Object.fromEntries(evaluated), scripts };
    },
  };
}

const siteConfigFile = /\/site\.config\.yaml$/;

/** Creates a plugin that gives style modules the configuration where they import the owner's YAML file. */
function createConfigPlugin(config: () => Record<string, unknown>) {
  let server: ViteDevServer | undefined;
  const plugin: Plugin = {
    name: 'vitrine:style-config',
    enforce: 'pre',
    configureServer: (given) => {
      server = given;
    },
    // Style modules import the configuration from beside `src/`, but the owner's file may be in another folder.
    resolveId: { filter: { id: siteConfigFile }, handler: () => normalizePath(siteFile) },
    load: {
      filter: { id: siteConfigFile },
      handler: () => {
        const values = Object.entries(config());
        const code = values.map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: code.join('\n'), moduleType: 'js' };
      },
    },
  };
  const graphs = () => Object.values(server?.environments ?? {}).map((each) => each.moduleGraph);
  const invalidate = (file: string) => {
    server?.watcher.emit('change', file);
    // Vite does this too, but only after all plugins have handled the change. Until then, old modules would be used.
    for (const graph of graphs()) graph.onFileChange(file);
  };
  return { plugin, graphs, invalidate };
}
