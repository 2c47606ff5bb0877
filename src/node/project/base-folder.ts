import { PlainError } from './plain-error.ts';

/**
 * What `--base` names, with a slash at both ends: `/repo/`.
 * @throws {PlainError} for what is no folder of a host. A path relative to each page would do for
 * assets, but not for the links between pages.
 */
export function readBase(base: string): string {
  const names = base.replace(/^\/|\/$/g, '');
  if (base === '/' || /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/.test(names)) {
    return names === '' ? '/' : `/${names}/`;
  }
  throw new PlainError(
    `--base ${base === '' ? "''" : base}: this is no folder that a site can be served from\n` +
      '  expected: the folder in the address of the site, with a slash at both ends\n' +
      `  fix: write --base ${meantBase(base)}, or leave it out for a site at the root of its host`,
  );
}

function meantBase(base: string): string {
  const path = URL.canParse(base) ? new URL(base).pathname : base;
  const names = path.split(/[\\/]+/).filter((name) => /^[\w~-][\w.~-]*$/.test(name));
  return names.length === 0 ? '/my-repo/' : `/${names.join('/')}/`;
}
