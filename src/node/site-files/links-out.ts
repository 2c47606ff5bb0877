import { fileProblem, type Problem } from '../../diagnose/messages/problem.ts';
import { linksOut } from '../project/public-files.ts';

/** Every link below `public/` that leads out of it. */
export function findLinksOut(links: readonly string[] = linksOut()): Problem[] {
  return links.map((link) =>
    fileProblem(`public${link}`, {
      message: 'this is a link that leads out of public/, and all below public/ may be published',
      found: link,
      expected: 'a file or a folder, or a link to one, that is below public/',
      fix: 'put what visitors may have there itself, or remove the link',
    }),
  );
}
