/** The schemes that a link may have, in the owner's file and in the data service's answer. */
const linkSchemes = ['https:', 'http:', 'mailto:', 'tel:'] as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** How a link may begin, as a pattern for the JSON schema of editors. */
export const linkPattern = '^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)';

/**
 * What is wrong with an external link, in words; undefined when it is safe to show.
 * React refuses only `javascript:`, and URL parsers remove control characters without an error, so
 * both are checked here.
 */
export function linkFault(link: string): string | undefined {
  if (controlCharacter.test(link)) return 'a link without control characters';
  if (!URL.canParse(link)) return 'an absolute link, such as https://example.com/page';
  const url = new URL(link);
  const allowed: readonly string[] = linkSchemes;
  if (!allowed.includes(url.protocol)) {
    return `a link that begins with ${linkSchemes.join(' ')}`;
  }
  if (url.username || url.password) return 'a link without a user name or password';
  return undefined;
}
