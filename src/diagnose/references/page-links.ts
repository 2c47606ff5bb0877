import { namedPage, pageForm, pageNames, resolveLink } from '../../config/page-link.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import { betterText } from '../schema/better-text.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { Reference } from './check-context.ts';
import { checkFile } from './files.ts';
import { type CheckReference, pageOf } from './known-names.ts';

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

/** Refuses a link to a file, a page or a section that does not exist. */
export const checkLink: CheckReference = (reference, known) =>
  pageForm.test(reference.value) && !known.context.media.includes(reference.value.normalize('NFC'))
    ? checkPageLink(reference, known)
    : checkFile(reference, known);

/** Refuses a link to a page or a section that does not exist. */
export const checkPageLink: CheckReference = (
  reference,
  { document, context, pages, targets: paths, hidden },
) => {
  const { value: link, path, role } = reference;
  // The example of a section stands in a file without pages, so its links to pages cannot be checked.
  const isUnknown = pages.length === 0 && context.pages === undefined;
  const here = pages.find((page) => page.path[0] === path[0] && pageOf(page) === pageOf(reference));
  const { spoken } = context;
  const { aliases, missing = [] } = spoken ? pageNames(spoken) : {};
  // Pages are made without links to what is hidden, so that it can be hidden and shown at any time.
  const place = { targets: paths, here: here?.value, aliases, missing: [...missing, ...hidden] };
  const files = role === 'page' && document.getIn(path) === link ? [] : context.media;
  if (isUnknown || resolveLink(link, { ...place, files }) !== undefined) return undefined;
  const named = namedPage(link) ?? link;
  const problem = {
    message: `no page has the path ${quote(link)}`,
    found: quote(link),
    expected: `the path of a page: ${[...new Set(paths)].map(quote).join(', ')}`,
    fix: 'write one of those, or add the page',
  };
  const bare = link.replace(/^\/+|\/+$|\.html?$/g, '').replace(/[‐‑‒–—−]/g, '-');
  const isFirst = firstPageNames.test(link) || bare === '';
  const titled = pages.find(
    ({ path: [list, page] }) => document.getIn([list, page, 'link']) === link,
  );
  const likely = [
    isFirst ? '' : bare,
    betterText('page path', link),
    titled?.value,
    didYouMean(named, paths),
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
  // A bare word is the path of a page, but no address.
  if (role === 'link') return suggest(problem, meant === undefined ? undefined : `/${meant}`);
  const shown = meant === '' ? "''" : meant;
  return suggest(problem, meant, { shown, written: shown });
};
