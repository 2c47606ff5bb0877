/** Why a link that is safe to show leads nowhere, and what was probably meant. */
export type LinkFault = { expected: string; meant?: string };

// Zero-width signs come along with copied text; like blanks, browsers escape them.
const blank = /[\s\u200b-\u200d\u2060\ufeff]+/g;

const atEnds = new RegExp(`^${blank.source}|${blank.source}$`, 'g');

/** Why a link leads nowhere although it begins like one; undefined for one that can be followed. */
export function findLinkFault(link: string): LinkFault | undefined {
  const bare = link.replace(blank, '');
  if (bare !== link) {
    return { expected: 'a link without blanks', ...meantWithout(link, bare) };
  }
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(link) ?? [];
  if (/^https?$/i.test(scheme)) return webFault(scheme, rest);
  if (/^mailto$/i.test(scheme)) return mailFault(rest);
  return /^tel$/i.test(scheme) ? phoneFault(rest) : undefined;
}

/** In a path a blank may be part of a name; elsewhere it is a typo. */
function meantWithout(link: string, bare: string): Pick<LinkFault, 'meant'> {
  const trimmed = link.replace(atEnds, '');
  const isInPath = /^https?:\/\/[^\s/]+\/.*\s/i.test(trimmed);
  const meant = isInPath ? trimmed.replace(blank, '%20') : bare;
  return /^[a-z]+:/i.test(meant) && !findLinkFault(meant) ? { meant } : {};
}

function webFault(scheme: string, rest: string): LinkFault | undefined {
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

/** An address, or several with commas between them. */
const mailAddresses =
  /^[^\s@/,]+@[^\s@/,.]+(\.[^\s@/,.]+)+(,[^\s@/,]+@[^\s@/,.]+(\.[^\s@/,.]+)+)*$/;

function mailFault(rest: string): LinkFault | undefined {
  const [addresses = ''] = rest.split('?');
  if (mailAddresses.test(addresses)) return undefined;
  const better = rest.replace(/^\/+/, '').replace(/[([{](at|@)[)\]}]/i, '@');
  const isMeant = mailAddresses.test(better.split('?')[0] ?? '');
  return {
    expected: 'a mail address after mailto:, such as mailto:name@example.com',
    ...(isMeant && { meant: `mailto:${better}` }),
  };
}

function phoneFault(rest: string): LinkFault | undefined {
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
