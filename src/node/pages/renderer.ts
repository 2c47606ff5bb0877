import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../../page-data.ts';
import { root } from '../project/paths.ts';
import { workFolder } from './dist-folder.ts';

/** The module that renders pages, in the build and in development alike. */
export const rendererFile = join(root, 'src', 'prerender.tsx');

/** Where a build bundles it. */
export const bundleDir = join(workFolder, 'prerender');

/** The name of the bundle. */
export const bundleName = 'prerender.mjs';

/** The renderer, bundled. */
export async function importRenderer(): Promise<Renderer> {
  return import(pathToFileURL(join(bundleDir, bundleName)).href);
}
