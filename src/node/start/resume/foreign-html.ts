import { decodeHTML } from 'entities';
import { foreignLink } from '../../../config/links.ts';
import { findTags } from '../../../config/plain-text.ts';

/** Writes an address as it may stand in brackets. */
export const inBrackets = (address: string) =>
  address.replace(/[ ()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Writes links of HTML in Markdown, but for those in code, and those that lead to no address. */
export function withLinks(html: string): string {
  return html.replace(
    /(`+)[^`]+\1|<a\s[^<>]*?\bhref\s*=\s*(["']?)([^"'<>\s]+)\2[^<>]*>(.*?)<\/a>/gi,
    (whole, code: string | undefined, _, href = '', words = '') => {
      const url = decodeHTML(href);
      if (code !== undefined || words.trim() === '') return whole;
      const text = words.replace(/[[\]]/g, '\\$&');
      return foreignLink.safeParse(url).success ? `[${text}](${inBrackets(url)})` : whole;
    },
  );
}

const blockTags = 'p|div|section|article|blockquote|ul|ol|li|h[1-6]';

/** Checks whether a text is HTML, in which tags of paragraphs may lack their ends, and does not only name some tags. */
export const isHtml = (text: string) =>
  findTags(text) !== undefined ||
  new RegExp(`^\\s*<(?:${blockTags})\\b[^<>]*>[^\\s<]`, 'i').test(text);

/** Replaces the tags of paragraphs and lists by line breaks, so that the texts of a page stay apart. */
export function replaceBlockTags(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(new RegExp(`</?(?:${blockTags})\\b[^<>]*>`, 'gi'), '\n\n');
}
