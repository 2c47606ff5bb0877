import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import { pageDataFile } from '../../page-data.ts';
import type { SiteConfig } from '../../site.ts';
import { publicFiles } from '../project/public-files.ts';

/** Every file below `public/` that would take the place of a page, or of what a page is made from. */
export function findCollisions(
  { pages, api }: SiteConfig,
  files: readonly string[] = publicFiles(),
): Problem[] {
  const folders = pages.map(({ path }) => (path === '' ? '' : `/${path}`));
  const written = [
    '/404.html',
    ...folders.flatMap((folder) => [`${folder}/index.html`, `${folder}/${pageDataFile}`]),
    ...(api.host === '' ? [api.endpoints.index] : []),
  ];
  return files.flatMap((file) => {
    const other = written.find((each) => `${each}/`.startsWith(`${file}/`));
    return other === undefined ? [] : [collisionOf(file, other)];
  });
}

function collisionOf(file: string, written: string): Problem {
  return fileProblem(`public${file}`, {
    message: `the site has a file of its own at ${written}, which this one would replace`,
    found: file,
    expected: 'a name that the site does not use',
    fix: 'give the file another name, or remove it',
  });
}
