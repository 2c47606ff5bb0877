import { useAssets } from './assets.ts';

/** Returns the URL of a file below `public/`, with the site's base path. */
export function publicUrl(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + encodeURI(path);
}

/** Returns a function that finds a picture's URL: of the file that the build has converted, or of an SVG file. */
export function usePictureUrl(): (src: string) => string {
  const { pictures } = useAssets();
  return (src) => pictures[src]?.fallback ?? publicUrl(src);
}
