import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions } from 'vite';
import type { Renderer } from '../../page-data.ts';
import { root } from '../project/paths.ts';
import { workFolder } from './dist-folder.ts';
import { faultOf, ViewError } from './view-fault.ts';

/** The module that renders pages, both in the build and in development. */
export const rendererFile = join(root, 'src', 'prerender.tsx');

/** The folder for the bundle of `rendererFile`. */
export const rendererFolder = join(workFolder, 'prerender');

const bundle = 'prerender.mjs';

export const rendererBundle: EnvironmentOptions = {
  build: {
    // If a view fails, Node reads the source map, and names the line in the source of the view.
    sourcemap: true,
    outDir: rendererFolder,
    rolldownOptions: { input: rendererFile, output: { entryFileNames: bundle } },
  },
};

/**
 * Imports the bundled renderer.
 * @throws {ViewError} if the module of a view throws while it is imported
 */
export async function importRenderer(): Promise<Renderer> {
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(join(rendererFolder, bundle)).href);
  } catch (error) {
    throw new ViewError([faultOf(error)]);
  }
}
