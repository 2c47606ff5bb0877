import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions } from 'vite';
import type { Renderer } from '../../page-data.ts';
import { root } from '../project/paths.ts';
import { workFolder } from './dist-folder.ts';
import { faultOf, ViewError } from './view-fault.ts';

/** The module that renders pages, in the build and in development alike. */
export const rendererFile = join(root, 'src', 'prerender.tsx');

/** Where a build bundles it. */
export const rendererFolder = join(workFolder, 'prerender');

const bundle = 'prerender.mjs';

export const rendererBundle: EnvironmentOptions = {
  build: {
    // Node reads the source map when a view fails, to name the line of the view's source.
    sourcemap: true,
    outDir: rendererFolder,
    rolldownOptions: { input: rendererFile, output: { entryFileNames: bundle } },
  },
};

/**
 * The renderer, bundled.
 * @throws {ViewError} when a view fails as its module is imported.
 */
export async function importRenderer(): Promise<Renderer> {
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(join(rendererFolder, bundle)).href);
  } catch (error) {
    throw new ViewError([faultOf(error)]);
  }
}
