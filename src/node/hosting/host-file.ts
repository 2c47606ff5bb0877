/** The folder of a built site with what is for its host and for no visitor. */
export const hostingFolder = '.hosting';

/** Where the server of a site is: its domain, '' where it is not known, and the folder of the site there. */
export type Place = { domain: string; root: string };

/** The place of a site at an address: the folder is where servers have their sites by custom. */
export function placeOf(url: string | undefined): Place {
  const domain = url === undefined ? '' : new URL(url).hostname;
  return { domain, root: `/var/www/${domain === '' ? 'site' : domain}` };
}
