import { useAssets } from './assets.ts';

/** The address of a file below `public/`, wherever the site is served from. */
export function publicUrl(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + encodeURI(path);
}

/** The address of a picture as one file: of the file that was made from it, or of an SVG itself. */
export function usePictureUrl(): (src: string) => string {
  const { pictures } = useAssets();
  return (src) => pictures[src]?.fallback ?? publicUrl(src);
}
