import { buildText } from '../assets/asset-cache.ts';
import { createStyleCompiler, type StyleConfig, type Styles } from './style-compiler.ts';
import { readSource } from './style-files.ts';

/** The oldest browsers that styles are written for: those of Vite's `baseline-widely-available`. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Makes the styles, or takes them from an earlier build with the same configuration and the same source: the
 * compiler takes longer than all the rest of a build.
 */
export async function loadStyles(site: StyleConfig): Promise<Styles> {
  const { app, animation, theme, navigation } = site;
  const config = {
    app: { language: app.language },
    animation,
    theme,
    // What the switch says is no matter of styles.
    navigation: { switch: navigation.switch && {} },
  };
  const text = await buildText({
    stem: 'styles',
    ending: 'json',
    from: [JSON.stringify(config), ...readSource()],
    make: async () => {
      const compiler = await createStyleCompiler();
      const { common, byType, modules } = await compiler.compile(config);
      await compiler.close();
      const types = await Promise.all(
        Object.entries(byType).map(async ([type, css]) => [type, await minify(css)]),
      );
      const small = { common: await minify(common), byType: Object.fromEntries(types), modules };
      return JSON.stringify(small satisfies Styles);
    },
  });
  return JSON.parse(text);
}

async function minify(css: string): Promise<string> {
  const { transform } = await import('lightningcss');
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  });
  return Buffer.from(code).toString();
}
