import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../site.ts';
import { deriveText } from './derived.ts';
import { root, siteFile } from './owner-files.ts';
import { createStyleNames } from './style-names.ts';

const source = join(root, 'src');

/** The styles of the whole site, and what each module of styles exports. */
export type Styles = {
  /** Those that every page carries. */
  common: string;
  /** Those that only pages with a section of the type carry. */
  byType: Readonly<Record<string, string>>;
  /** The script of each module, by its path below `src/`. */
  modules: Readonly<Record<string, string>>;
};

/** The parts of the configuration that styles are made from. */
type Look = Pick<SiteConfig, 'animation' | 'theme'>;

/**
 * What comes later may overrule what comes earlier, so the order is that of the imports. Sections come
 * last: their styles are added to a page that has others already. They meet those of `app` on no element.
 */
const rooms = ['ui', 'entrance', 'app', 'sections'];

/** The oldest browsers that styles are written for: those of Vite's `baseline-widely-available`. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Makes the styles, or takes them from an earlier build with the same look and the same source: the
 * compiler takes longer than all the rest of a build.
 */
export async function loadStyles({ animation, theme }: Look): Promise<Styles> {
  const look = { animation, theme };
  const text = await deriveText({
    stem: 'styles',
    ending: 'json',
    from: [JSON.stringify(look), ...readSource()],
    make: async () => {
      const compiler = await createStyleCompiler();
      const { common, byType, modules } = await compiler.compile(look);
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

/** Compiles the styles as often as they change. */
export type StyleCompiler = {
  compile: (look: Look) => Promise<Styles>;
  close: () => Promise<void>;
};

/** Starts the compiler, which evaluates the modules of styles with a look. */
export async function createStyleCompiler(): Promise<StyleCompiler> {
  // Loaded when it is needed: most builds find the styles in the cache.
  const { createCompiler } = await import('@vanilla-extract/compiler');
  let look: Look | undefined;
  /** The styles of each module, in the order in which the modules were evaluated. */
  let evaluated = new Map<string, string>();
  const compiler = createCompiler({
    root: source,
    identifiers: createStyleNames(styleFiles().map(nameOf)),
    enableFileWatcher: false,
    cssImportSpecifier: (file, css) => {
      evaluated.set(nameOf(file), css);
      return file;
    },
    viteConfig: {
      plugins: [
        {
          name: 'vitrine:look',
          enforce: 'pre',
          load: {
            filter: { id: siteFile },
            handler: () => ({ code: `export default ${JSON.stringify(look)}`, moduleType: 'js' }),
          },
        },
      ],
    },
  });
  return {
    close: () => compiler.close(),
    async compile(next: Look): Promise<Styles> {
      if (look) await compiler.unstable_invalidateAllModules();
      look = next;
      evaluated = new Map();
      const modules: Record<string, string> = {};
      for (const file of styleFiles()) {
        const { source: script } = await compiler.processVanillaFile(file, { outputCss: false });
        modules[nameOf(file)] = script;
      }
      return { ...splitStyles(evaluated), modules };
    },
  };
}

/** Tells the styles that all pages carry from those of section types, which are named by their folder. */
export function splitStyles(
  modules: ReadonlyMap<string, string>,
): Pick<Styles, 'common' | 'byType'> {
  let common = '';
  const byType: Record<string, string> = {};
  for (const [name, css] of modules) {
    const [, type] = /^sections\/([^/]+)\//.exec(name) ?? [];
    if (type === undefined) common += `${css}\n`;
    else byType[type] = `${byType[type] ?? ''}${css}\n`;
  }
  return { common, byType };
}

/** The styles of a page with sections of these types. */
export function stylesOf({ common, byType }: Styles, types: readonly string[]): string {
  return common + types.map((type) => byType[type] ?? '').join('');
}

/** Hands the modules of the styles to the bundler; their styles go into the documents. */
export function styleModules(styles: () => Promise<Styles>): Plugin {
  return {
    name: 'vitrine:style-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.css\.ts$/ },
      async handler(id) {
        const { modules } = await styles();
        const code = modules[nameOf(id)];
        return code === undefined ? undefined : { code, map: null, moduleType: 'js' };
      },
    },
  };
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

function styleFiles(): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .sort()
      .map((file) => join(source, room, file)),
  );
}

/** Styles are made from modules of the source, whichever they import, by packages of one version. */
function readSource(): Uint8Array[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return [join(root, 'package.json'), ...files.map((file) => join(source, file))].map((file) =>
    readFileSync(file),
  );
}

function nameOf(file: string): string {
  return relative(source, file).split(sep).join('/');
}
