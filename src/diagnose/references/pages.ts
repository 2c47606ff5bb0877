import { formatYaml } from '../../schema/example-value.ts';
import { formatPath } from '../../schema/path.ts';
import type { PlacedText } from '../../schema/schema-values.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';

/** What is wrong with the path of a page among those of all; undefined when nothing is. */
export function checkPagePath(
  page: PlacedText,
  pages: readonly PlacedText[],
  reserved: readonly string[],
): ProblemText | undefined {
  const path = page.value;
  const [folder = ''] = path.split('/');
  if (reserved.includes(folder)) {
    return {
      message: `a page cannot stand at "${path}": the site has other files named ${folder}`,
      found: quote(path),
      expected: `a path that does not begin with ${reserved.join(', ')}`,
      fix: `choose another path, such as my-${folder}`,
    };
  }
  const first = pages.find(({ value }) => value === path);
  if (!first || first === page) return undefined;
  const name = path === '' ? "'', the first page's" : quote(path);
  return {
    message: `two pages have the path ${name}: this one and ${formatPath(first.path.slice(0, -1))}`,
    found: quote(path),
    expected: 'a path that no other page has',
    fix: 'give one of them another path',
  };
}

/** What is wrong with the paths of all pages: one has to be the first page's. */
export function checkFirstPage(paths: readonly string[]): ProblemText | undefined {
  if (paths.includes('')) return undefined;
  return {
    message: "no page has the path '': the site has no first page",
    found: `the paths ${paths.map(quote).join(', ')}`,
    expected: "one page whose path is ''",
    fix: "write path: '' in the page that visitors see first",
  };
}

/** A link to a page with a blank in its middle, by which it is shown as it is written. */
export function checkLinkApart(text: string, paths: readonly string[]): ProblemText | undefined {
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

/** How the first page is called elsewhere. */
const firstPageNames = /^\/?(?:home|index|start|startseite|welcome|main|root)(?:\.html?)?$/i;

/** What is wrong with a link to a page of the site; undefined when the page is there. */
export function checkPageLink(
  link: string,
  paths: readonly string[],
  hidden: readonly string[] = [],
): ProblemText | undefined {
  if (paths.includes(link)) return undefined;
  if (hidden.includes(link)) {
    return {
      message: `the page ${quote(link)} is hidden: the link would lead nowhere`,
      found: quote(link),
      expected: 'the path of a page that is not hidden',
      fix: 'remove the link, or the line hidden: true of the page',
    };
  }
  const message = {
    message: `no page has the path ${quote(link)}`,
    found: quote(link),
    expected: `the path of a page: ${paths.map(quote).join(', ')}`,
    fix: 'write one of those, or add the page',
  };
  if (/^(?:https?:|mailto:|tel:|\/\/)/i.test(link)) {
    return {
      ...message,
      message: `${quote(link)} is an address, and the path of a page of this site belongs here`,
      fix: `write one of those; or, where the key url is known beside it, url: ${link}`,
    };
  }
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i.test(link)) {
    return { ...message, fix: `write https://${link}, if it leads to another site` };
  }
  const bare = link.replace(/^\/+|\/+$/g, '').replace(/[‐‑‒–—−]/g, '-');
  if (!paths.includes(bare)) {
    const isFirst = firstPageNames.test(link) && paths.includes('');
    return suggest(message, didYouMean(link, paths) ?? (isFirst ? '' : undefined), {
      ...(isFirst && { shown: "''", written: "''" }),
    });
  }
  return {
    ...message,
    message: `${message.message}; paths are written without slashes around them`,
    fix: `write ${bare === '' ? "''" : bare}`,
  };
}
