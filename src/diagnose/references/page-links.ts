import { formatYaml } from '../../schema/format-yaml.ts';
import { betterText } from '../schema/better-text.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { Reference } from './check-context.ts';
import type { CheckReference } from './known-names.ts';

/** Matches `[words] (path)`, `(words)[path]` and `[[path]]`. */
const otherForm = /\[([^\][]+)\]\s+\(([\w/#-]+)\)|\(([^()]+)\)\[([\w/#-]+)\]|\[\[(([\w/#-]+))\]\]/;

/** Finds a link to a page in another form than `[words](path)`, which visitors see as plain text. */
export const checkLinkForm: CheckReference = ({ value: text }, { targets }) => {
  const [whole = '', ...parts] = otherForm.exec(text) ?? [];
  const [words = '', path = ''] = parts.filter(Boolean);
  if (path === '' || !targets.includes(path)) return undefined;
  const replacement = formatYaml(text.replace(whole, () => `[${words}](${path})`));
  return {
    message: 'this would be a link in the form [words](path)',
    found: quote(whole),
    expected: 'a link in that form, without a blank between ] and (',
    fix: `write ${replacement}`,
    replacement,
    proof: 'syntax',
  };
};

/** Matches names that other systems use for the first page. */
const firstPageNames = /^\/?(?:home|index|start|startseite|welcome|main|root)(?:\.html?)?$/i;

const hostForm = /^[\w-]+(\.[\w-]+)+(\/|$)/;
const fileName = /\.(?:pdf|docx?|odt|zip|jpe?g|png|webp|svg|mp[34]|html?)$/i;

/** Refuses a link to a page or a section that does not exist. */
export const checkPageLink: CheckReference = (
  { value: link, path },
  { document, context, pages, targets: paths, hidden },
) => {
  // The example of a section stands in a file without pages, so its links to pages cannot be checked.
  const isUnknown = pages.length === 0 && context.pages === undefined;
  if (isUnknown || paths.includes(link)) return undefined;
  const problem = {
    message: `no page has the path ${quote(link)}`,
    found: quote(link),
    expected: `the path of a page: ${[...new Set(paths)].map(quote).join(', ')}`,
    fix: 'write one of those, or add the page',
  };
  if (hidden.includes(link)) {
    return {
      ...problem,
      message: `the page ${quote(link)} is hidden: the link would lead nowhere`,
      fix: 'remove the link, or the line hidden: true of the page',
    };
  }
  const bare = link.replace(/^\/+|\/+$|\.html?$/g, '').replace(/[‐‑‒–—−]/g, '-');
  const isFirst = firstPageNames.test(link) || bare === '';
  const titled = pages.find(
    ({ path: [list, page] }) => document.getIn([list, page, 'link']) === link,
  );
  const likely = [
    isFirst ? '' : bare,
    betterText('page path', link),
    titled?.value,
    didYouMean(link, paths),
  ];
  const meant = likely.find((each) => each !== undefined && paths.includes(each));
  // The link may be right where the path of its page is not, which is a problem of its own.
  const isInvalid = ({ value }: Reference) => betterText('page path', value) !== value;
  if (meant === undefined && pages.some(isInvalid)) return undefined;
  const isMail = /^[^\s@/]+@[\w-]+\.[\w.-]+$/.test(link);
  const isAddress = isMail || /^(?:https?:|mailto:|tel:|\/\/)/i.test(link);
  if (isAddress || (meant === undefined && hostForm.test(link) && !fileName.test(link))) {
    const address = isMail ? `mailto:${link}` : isAddress ? link : `https://${link}`;
    const message = `${quote(link)} is an address, and the path of a page of this site belongs here`;
    if (document.getIn(path) !== link) return suggest(problem, address, { shown: address });
    const fix = `write one of those; or, where the key url is known beside it, url: ${address}`;
    return { ...problem, message, fix };
  }
  const shown = meant === '' ? "''" : meant;
  return suggest(problem, meant, { shown, written: shown });
};
