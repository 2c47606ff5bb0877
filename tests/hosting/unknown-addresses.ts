import fc from 'fast-check';
import { allScreens } from '../sample-site.ts';

/** Addresses of no page, relative to the base of the site, each of which once led to a wrong place. */
export const namedAddresses: readonly string[] = [
  // When it is decoded, a backslash, a slash or a blank makes the address of another host.
  ...['%5cevil.test/', '%2fevil.test/', '%5c%5cevil.test/', '%2f%2fevil.test/', '%5c%2fevil.test/'],
  ...['%09/evil.test/', '%5c@evil.test/', '/evil.test/', '//evil.test/', '/evil.test/%2e%2e'],
  ...['%0a//evil.test/', ';//evil.test/', 'https:%2f%2fevil.test/', '@evil.test/', '.evil.test/'],
  // Characters that are encoded in an address, but decoded when paths are compared.
  ...['a%20b', '%C3%B1and%C3%BA', 'a%22b', 'a|b', 'a%25b', '%2525', '%E6%97%A5%E6%9C%AC', 'ñandú'],
  // Characters that chat programs and typists add to an address.
  ...['projects%E2%80%8B', 'about-me%20', 'about-me%2f', 'about-me.', 'projects,', 'projects//'],
  ...'/projects projects/index projects%3Ffrom=mail %70rojects PROJECTS Contact-me'.split(' '),
  // Escapes that cannot be decoded.
  ...['%E0%A4%A', 'projects/%E0%A4%A', 'a%', '%c0%af', '%FF', '%ED%A0%80'],
  ...['nothing?projects#projects', 'a?/projects', 'a#/projects', 'api', 'api/'],
  'x'.repeat(7_000),
];

/** Addresses that a server may refuse before it looks for a file. */
export const refusedAddresses: readonly string[] = ['%', '%zz', 'x%00', 'projects%00'];

const signs = [
  ...'/ // %2f %5c %20 %09 %0a %0d %00 %7f % %2 %zz %25 . .. %2e%2e'.split(' '),
  ...`; : @ | " ' < { ^ \` + & = ~ * ? # ?a=% #% %C3%A9 %E2%80%8B %EF%BB%BF %F0%9F%94%8A %ff ß 日`.split(
    ' ',
  ),
  ...'evil.test http: javascript: index page.json assets api a B 0 -'.split(' '),
  ...allScreens.map(({ path }) => path.slice(1)),
];

/** Addresses of no page that are put together from what has a meaning in one; the same in each run. */
export function generatedAddresses(count: number): string[] {
  const address = fc
    .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 7 })
    .map((parts) => parts.join(''))
    .filter(isUnknown);
  return fc.sample(address, { seed: 22, numRuns: count });
}

/** Whether an address below a site is of none of its pages and files, once a browser has read it. */
function isUnknown(address: string): boolean {
  const { pathname } = new URL(`http://localhost/${address}`);
  const isPage = allScreens.some(({ path }) => path === pathname.replace(/(.)\/$/, '$1'));
  return !isPage && !/\/(page\.json|api\/index)$/.test(pathname);
}
