import type { Plugin } from 'vite';
import type { Styles } from './page-styles.ts';
import { moduleName } from './style-files.ts';

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
