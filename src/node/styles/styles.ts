import { buildJson } from '../assets/asset-cache.ts';
import { type Styles, stylesSchema } from './page-styles.ts';
import { createStyleCompiler, type StyleConfig } from './style-compiler.ts';
import { readSource } from './style-files.ts';

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
