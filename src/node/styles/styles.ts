import type { Plugin } from 'vite';
import { buildJson } from '../assets/asset-cache.ts';
import { type Styles, stylesSchema } from './page-styles.ts';
import { createStyleCompiler, type StyleConfig } from './style-compiler.ts';
import { moduleName, readSource } from './style-files.ts';

/** The oldest supported browsers, which are those of Vite's `baseline-widely-available`. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** Returns the styles from the cache, or compiles them, which takes longer than the rest of a build. */
export async function loadStyles(config: StyleConfig): Promise<Styles> {
  return buildJson(stylesSchema, {
    stem: 'styles',
    from: [JSON.stringify(config), ...readSource()],
    make: () => compileOnce(config),
  });
}

async function compileOnce(config: StyleConfig): Promise<Styles> {
  const { transform } = await import('lightningcss');
  const compiler = await createStyleCompiler();
  const { common, byType, modules } = await compiler.compile(config);
  await compiler.close();
  const minify = (css: string) => {
    const sheet = { filename: 'site.css', code: Buffer.from(css), minify: true, targets };
    return Buffer.from(transform(sheet).code).toString();
  };
  const types = Object.entries(byType).map(([type, css]) => [type, minify(css)]);
  return { common: minify(common), byType: Object.fromEntries(types), modules };
}

/** Loads the compiled JavaScript of style modules into the bundle. The CSS goes into the documents. */
export function styleModules(styles: () => Promise<Styles>): Plugin {
  return {
    name: 'vitrine:style-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.css\.ts$/ },
      async handler(id) {
        const { modules } = await styles();
        const code = modules[moduleName(id)];
        return code === undefined ? undefined : { code, map: null, moduleType: 'js' };
      },
    },
  };
}
