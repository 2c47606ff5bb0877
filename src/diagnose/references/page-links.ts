import { z } from 'zod';
import { formatYaml } from '../../schema/example-value.ts';
import { metadataOf } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { betterText } from '../schema/better-text.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { isPageList, pagePaths } from './pages.ts';
import { problemAt, type References } from './references.ts';
import { sectionAddress } from './section-ids.ts';

/** Finds links to pages and sections that do not exist. */
export function checkPageLinks(references: References): DocumentProblem[] {
  const { document, texts, values, linked } = references;
  const { shown, hidden } = pagePaths(references);
  const pages = texts('page path');
  const sections = texts('section id').flatMap((id) => sectionAddress(id, pages) ?? []);
  const targets = [...shown, ...meantPaths(references), ...sections];
  // The example of a section has no pages, so links to pages are not checked there.
  const hasPages = values.some(({ schema, value }) => isPageList(schema) && Array.isArray(value));
  const links = hasPages ? [...texts('page'), ...linked.pages] : [];
  return [
    ...links.flatMap(({ path, value }) =>
      problemAt(document, path, checkPageLink(value, targets, hidden)),
    ),
    ...texts('rich text').flatMap(({ path, value }) =>
      problemAt(document, path, checkLinkApart(value, targets)),
    ),
  ];
}

/** Returns corrected forms of faulty page paths, so links to such pages are not reported too. */
function meantPaths({ values }: References): string[] {
  return values.flatMap(({ schema, value }) => {
    if (metadataOf(schema).role !== 'page path' || typeof value !== 'string') return [];
    return z.safeParse(schema, value).success ? [] : (betterText('page path', value) ?? []);
  });
}

/** Finds `[words] (path)`: the space in the middle makes the link appear as plain text. */
function checkLinkApart(text: string, paths: readonly string[]): ProblemText | undefined {
  const [whole = '', words = '', path = ''] = /(\[[^\][]+\])\s+\(([\w/#-]+)\)/.exec(text) ?? [];
  if (path === '' || !paths.includes(path)) return undefined;
  const replacement = formatYaml(text.replace(whole, () => `${words}(${path})`));
  return {
    message: 'this would be a link without the blank between ] and (',
    found: quote(whole),
    expected: 'a link without a blank between ] and (',
    fix: `write ${replacement}`,
    replacement,
  };
}

/** Names that other systems use for the first page. */
const firstPageNames = /^\/?(?:home|index|start|startseite|welcome|main|root)(?:\.html?)?$/i;

function checkPageLink(
  link: string,
  paths: readonly string[],
  hidden: readonly string[],
): ProblemText | undefined {
  if (paths.includes(link)) return undefined;
  const problem = {
    message: `no page has the path ${quote(link)}`,
    found: quote(link),
    expected: `the path of a page: ${paths.map(quote).join(', ')}`,
    fix: 'write one of those, or add the page',
  };
  if (hidden.includes(link)) {
    return {
      ...problem,
      message: `the page ${quote(link)} is hidden: the link would lead nowhere`,
      fix: 'remove the link, or the line hidden: true of the page',
    };
  }
  if (/^(?:https?:|mailto:|tel:|\/\/)/i.test(link)) {
    return {
      ...problem,
      message: `${quote(link)} is an address, and the path of a page of this site belongs here`,
      fix: `write one of those; or, where the key url is known beside it, url: ${link}`,
    };
  }
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i.test(link)) {
    return { ...problem, fix: `write https://${link}, if it leads to another site` };
  }
  const bare = link.replace(/^\/+|\/+$/g, '').replace(/[‐‑‒–—−]/g, '-');
  const isFirst = firstPageNames.test(link) || bare === '';
  const likely = [isFirst ? '' : bare, didYouMean(link, paths)];
  const meant = likely.find((each) => each !== undefined && paths.includes(each));
  const shown = meant === '' ? "''" : meant;
  return suggest(problem, meant, { shown, written: shown });
}
