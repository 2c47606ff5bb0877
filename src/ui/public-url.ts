/** The address of a file below `public/`, wherever the site is served from. */
export function publicUrl(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + encodeURI(path);
}
