import type { Plugin } from 'vite';
import { evaluateStyles, type StyleConfig, type Styles } from './evaluate-styles.ts';
import { loadStyleBundles } from './style-bundle.ts';
import { moduleName } from './style-files.ts';

/** Returns the styles of the site for a configuration. */
export const loadStyles = async (config: StyleConfig): Promise<Styles> =>
  evaluateStyles(await loadStyleBundles(), config);

/** Loads the JavaScript of style modules into the bundle. The CSS goes into the documents and the style sheet. */
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
