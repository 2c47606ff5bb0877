import type { Plugin } from 'vite';
import { buildJson } from '../assets/asset-cache.ts';
import {
  createStyleCompiler,
  type StyleConfig,
  type Styles,
  stylesSchema,
} from './style-compiler.ts';
import { moduleName, readSource } from './style-files.ts';

/** Returns the styles from the cache, or compiles them, which takes longer than the rest of a build. */
export async function loadStyles(config: StyleConfig): Promise<Styles> {
  return buildJson(stylesSchema, {
    stem: 'styles',
    from: [JSON.stringify(config), ...readSource()],
    make: () => compileOnce(config),
  });
}

async function compileOnce(config: StyleConfig): Promise<Styles> {
  const compiler = await createStyleCompiler();
  const styles = await compiler.compile(config);
  await compiler.close();
  return styles;
}

/** Loads the compiled JavaScript of style modules into the bundle. The CSS goes into the documents and the style sheet. */
export function styleModules(styles: (environment: string) => Promise<Styles>): Plugin {
  return {
    name: 'vitrine:style-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.css\.ts$/ },
      async handler(id) {
        const { scripts } = await styles(this.environment.name);
        const code = scripts[moduleName(id)];
        return code === undefined ? undefined : { code, map: null, moduleType: 'js' };
      },
    },
  };
}
