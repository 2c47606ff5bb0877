import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { manyProjects } from '../page/data-service.ts';
import { root } from './cli.ts';
import { bright, pictureOf } from './look-sites.ts';
import type { BuiltSite, PerWorker, Scenario } from './scenario.ts';
import { readSite } from './site-files.ts';

export const owner = { nameOwn: 'Ada $& <b>', profession: 'Engineer & more', label: "It's $1" };

/** A font of the owner, as the site names it. */
export const ownFont = "Ana's own, (1) año";
const fraunces =
  'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** Builds a site on which nothing is as on the sample: constants, theme, pages and types of sections. */
export function otherSite(builtSite: PerWorker['builtSite']): Promise<BuiltSite> {
  // JSON is YAML too.
  const content = { personalOwn: { own: owner }, projects: manyProjects(14), contactMe: [] };
  const prepare = async ({ folder }: Scenario) => {
    const media = join(folder, 'public', 'media');
    copyFileSync(join(root, fraunces), join(media, `${ownFont}.woff2`));
    await pictureOf(bright).toFile(join(media, 'still.png'));
  };
  const files = { site: readSite('other-site'), content: JSON.stringify(content) };
  return builtSite('other site', files, { prepare });
}
