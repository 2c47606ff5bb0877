import { linkFault } from '../shared/link.ts';
import type { TextProblem } from './text-problem.ts';

// Copied text may contain zero-width characters. Browsers escape these characters, as they escape spaces.
const blank = /[\s\u200b-\u200d\u2060\ufeff]+/g;

const fix = 'write where it should lead';

const atEnds = new RegExp(`^${blank.source}|${blank.source}$`, 'g');

/** Returns the problem of an unsafe or malformed link; undefined for a correct link. */
export function findLinkProblem(link: string): TextProblem | undefined {
  const unsafe = linkFault(link);
  const dead = findDeadLink(link);
  if (dead && (unsafe === undefined || dead.meant !== undefined)) return { fix, ...dead };
  return unsafe === undefined ? undefined : { ...(dead && { fix }), expected: unsafe };
}

/** Returns the problem of a link that begins correctly but is malformed. */
function findDeadLink(link: string): TextProblem | undefined {
  const bare = link.replace(blank, '');
  if (bare !== link) {
    return { expected: 'a link without blanks', ...meantWithout(link, bare) };
  }
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(link) ?? [];
  if (/^https?$/i.test(scheme)) return webProblem(scheme, rest);
  if (/^mailto$/i.test(scheme)) return mailProblem(rest);
  return /^tel$/i.test(scheme) ? phoneProblem(rest) : undefined;
}

/** Proposes a link without spaces. In a path, a space may be part of a file name. */
function meantWithout(link: string, bare: string): Pick<TextProblem, 'meant'> {
  const trimmed = link.replace(atEnds, '');
  const isInPath = /^https?:\/\/[^\s/]+\/.*\s/i.test(trimmed);
  const meant = isInPath ? trimmed.replace(blank, '%20') : bare;
  return /^[a-z]+:/i.test(meant) && !findDeadLink(meant) ? { meant } : {};
}

function webProblem(scheme: string, rest: string): TextProblem | undefined {
  const host = rest.replaceAll('\\', '/').replace(/^\/*/, '');
  if (!/^\/\/[^/]/.test(rest)) {
    const meant = `${scheme}://${host}`;
    return {
      expected: `a link with two slashes after ${scheme}:`,
      ...(/^[^/?#]+\.[^/?#]/.test(host) && { meant }),
    };
  }
  const [name = ''] = host.split(/[/?#]/);
  return /(^|\.)\.|^\./.test(name)
    ? { expected: 'a link to a host, such as example.com' }
    : undefined;
}

/** Matches one or more mail addresses, separated by commas. */
const mailAddresses =
  /^[^\s@/,]+@[^\s@/,.]+(\.[^\s@/,.]+)+(,[^\s@/,]+@[^\s@/,.]+(\.[^\s@/,.]+)+)*$/;

function mailProblem(rest: string): TextProblem | undefined {
  const [addresses = ''] = rest.split('?');
  if (mailAddresses.test(addresses)) return undefined;
  const better = rest.replace(/^\/+/, '').replace(/[([{](at|@)[)\]}]/i, '@');
  const isMeant = mailAddresses.test(better.split('?')[0] ?? '');
  return {
    expected: 'a mail address after mailto:, such as mailto:name@example.com',
    ...(isMeant && { meant: `mailto:${better}` }),
  };
}

function phoneProblem(rest: string): TextProblem | undefined {
  const [number = ''] = rest.split(';');
  const isNumber = (text: string) =>
    /^\+?[\d*#().-]+$/.test(text) && text.replace(/\D/g, '').length >= 3;
  if (isNumber(number)) return undefined;
  const better = rest.replace(/^\/+/, '').replace(/%20|\//g, '');
  return {
    expected: 'a number after tel:, such as tel:+34600000000',
    ...(isNumber(better) && { meant: `tel:${better}` }),
  };
}
