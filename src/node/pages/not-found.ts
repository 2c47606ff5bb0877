import type { SharedConfig } from '../../page-data.ts';
import { escapeAttribute } from '../project/escape.ts';

/**
 * What makes the first page the answer to any other path: it leads there without scripts, as the
 * router does with them, and search engines list it under none of these paths.
 */
export function notFoundHead({ production }: SharedConfig['app'], base: string): string {
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeAttribute(base)}"></noscript>`;
  // A site that is not in production says so on every page.
  return production ? `${refresh}<meta name="robots" content="noindex">` : refresh;
}
