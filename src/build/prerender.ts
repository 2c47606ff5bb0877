import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { isReadablePath } from '../shared/readable-path.ts';
import { copyDerived, derivedDir } from './derived.ts';
import { prepareFrame } from './frame.ts';
import { lastGoodSiteFiles } from './last-good.ts';
import { root } from './owner-files.ts';
import { writePageData } from './page-data.ts';
import {
  addToEnd,
  addToHead,
  elsewhere,
  fillTemplate,
  type Renderer,
  stylesAndPolicy,
} from './page-html.ts';
import { pagePath } from './page-path.ts';
import { linkStyles, stylesShown, withoutFaces } from './styles.ts';

const entry = join(root, 'src', 'prerender.tsx');
// Below node_modules, so that the packages the bundle imports are found from there.
const bundleDir = join(root, 'node_modules', `.prerender-${process.pid}`);

/** Writes every page as a complete document at build, and serves the same in development. */
export function prerender(): Plugin {
  return {
    name: 'vitrine:prerender',
    config: () => ({
      // Without it, `vite build` would build for the browser alone; one reading of it serves both builds.
      builder: { sharedConfigBuild: true },
      environments: {
        ssr: {
          build: {
            outDir: bundleDir,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: entry, output: { entryFileNames: 'prerender.mjs' } },
          },
        },
      },
    }),
    configureServer({ middlewares, config }) {
      middlewares.use((request, _, next) => {
        // Any other path leads to the first page, one that cannot be read included.
        if (!isReadablePath(request.url ?? '/')) request.url = config.base;
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { server, originalUrl }) {
        if (!server || originalUrl === undefined) return template;
        const { ssr } = server.environments;
        if (!isRunnableDevEnvironment(ssr))
          throw new Error('build/prerender.ts needs to run pages');
        const { data, paths, render } = await ssr.runner.import<Renderer>(entry);
        const { base } = server.config;
        const asked = pagePath(originalUrl, base);
        const path = paths.find((each) => each === asked) ?? '';
        const frame = await prepareFrame(lastGoodSiteFiles().site, base);
        const framed = addToHead(template, `${frame.head}<style>${frame.standIns}</style>`);
        const whole = addToEnd(framed, await linkStyles('', frame.faces, base));
        return fillTemplate(whole, path, await render(path), await writePageData(data, base));
      },
    },
    buildApp: {
      order: 'post',
      async handler({ environments: { client, ssr }, build }) {
        if (!client || !ssr) throw new Error('build/prerender.ts needs the client and ssr builds');
        if (!client.isBuilt) await build(client);
        if (!ssr.isBuilt) await build(ssr);
        const { root: source, base } = client.config;
        await writePages(resolve(source, client.config.build.outDir), base);
        await rm(bundleDir, { recursive: true });
      },
    },
  };
}

async function writePages(dist: string, base: string): Promise<void> {
  const bundle = pathToFileURL(join(bundleDir, 'prerender.mjs')).href;
  const { data, paths, render }: Renderer = await import(bundle);
  const frame = await prepareFrame(lastGoodSiteFiles().site, base);
  const { template, script, css } = await takeAssets(dist, base);
  const whole = addToEnd(template, script + (await linkStyles(css, frame.faces, base)));
  const dataUrl = await writePageData(data, base);
  const first = withoutFaces(frame.standIns + css, frame.families);
  const fill = async (path: string) => {
    const page = await render(path);
    const head = stylesAndPolicy(stylesShown(first, page.body), data.site.api.host) + frame.head;
    return fillTemplate(addToHead(whole, head), path, page, dataUrl);
  };
  const pages = paths.map(async (path) => [join(path, 'index.html'), await fill(path)] as const);
  const other = ['404.html', elsewhere(await fill(''), base)] as const;
  const documents = [...(await Promise.all(pages)), other];
  for (const [name, html] of documents) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), html);
    await copyDerived(html, dist);
  }
  await copyFile(join(derivedDir, frame.favicon), join(dist, 'favicon.ico'));
}

/**
 * Takes the script and the styles of the components out of the built document, whose head they
 * would hold up: a request is the longest step in it.
 */
async function takeAssets(dist: string, base: string) {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const [script] = /\s*<script type="module".*?<\/script>/.exec(built) ?? [];
  const [link, url] = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/.exec(built) ?? [];
  if (!script || !link || !url)
    throw new Error('src/index.html was built without script or styles');
  const file = join(dist, url.slice(base.length));
  const css = (await readFile(file, 'utf8')).trim();
  await rm(file);
  return { template: built.replace(script, '').replace(link, ''), script: script.trim(), css };
}
