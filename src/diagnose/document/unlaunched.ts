import type { Document } from 'yaml';
import type { DocumentProblem } from './document-problem.ts';
import { rangeOfValue } from './locate.ts';

/** Whether search engines are still asked not to list the site, which a launched one is not. */
export function findUnlaunched(document: Document): DocumentProblem[] {
  const path = ['app', 'production'];
  if (!document.has('app') || document.getIn(path) === true) return [];
  const more = document.hasIn(['app', 'url']) ? '' : ', and url: with the address of the site';
  return [
    {
      path,
      range: rangeOfValue(document, path),
      message: 'search engines are asked not to list the site while production is not true',
      found: document.hasIn(path) ? 'false' : 'no key production, which is false then',
      expected: 'true, for a site that is to be found',
      fix: `write production: true${more}`,
    },
  ];
}
