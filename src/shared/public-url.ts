/**
 * Returns the URL of a file below `public/`. Unlike `encodeURI`, this encodes `#` and `?` too, which would end the
 * path.
 */
export function publicUrl(path: string, base: string): string {
  return base.replace(/\/$/, '') + path.split('/').map(encodeURIComponent).join('/');
}
