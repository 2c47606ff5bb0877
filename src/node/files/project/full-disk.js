// This file is JavaScript, since `cli.js` and `bundle.js` need it before anything is compiled.

/**
 * Returns a line about a disk without room; undefined for any other error.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function fullDisk(error) {
  const { code, path, dest = path } = Object(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return undefined;
  return `There is no room left on the disk (${code})${dest === undefined ? '' : ` for ${dest}`}: make room, and do this again.`;
}
