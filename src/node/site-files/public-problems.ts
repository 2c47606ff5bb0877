import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import { pageDataFile } from '../../page-data.ts';
import type { SiteConfig } from '../../site.ts';
import type { PublicFolder } from '../project/public-files.ts';

/** Reports every symbolic link below `public/` that leads out of the folder. */
export function findLinksOut({ linksOut }: PublicFolder): Problem[] {
  return linksOut.map((link) =>
    fileProblem(`public${link}`, {
      message: 'this is a link that leads out of public/, and all below public/ may be published',
      found: link,
      expected: 'a file or a folder, or a link to one, that is below public/',
      fix: 'put what visitors may have there itself, or remove the link',
    }),
  );
}

/** Reports every file below `public/` that would replace a document or a data file of the site. */
export function findCollisions({ pages, api }: SiteConfig, { files }: PublicFolder): Problem[] {
  const folders = pages.map(({ path }) => (path === '' ? '' : `/${path}`));
  const written = [
    '/404.html',
    ...folders.flatMap((folder) => [`${folder}/index.html`, `${folder}/${pageDataFile}`]),
    ...(api.host === '' ? [api.endpoints.index] : []),
  ];
  return [...files.keys()].flatMap((file) => {
    const own = written.find((each) => `${each}/`.startsWith(`${file}/`));
    if (own === undefined) return [];
    return fileProblem(`public${file}`, {
      message: `the site has a file of its own at ${own}, which this one would replace`,
      found: file,
      expected: 'a name that the site does not use',
      fix: 'give the file another name, or remove it',
    });
  });
}
