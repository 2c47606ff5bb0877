// In a site, TypeScript finds the types of Vite only from here.
/// <reference types="vite/client" />
import { useAssets } from './assets.ts';

/** Returns the URL of a file below `public/`, with the site's base path. */
export function publicUrl(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + encodeURI(path);
}

/** Returns a function that finds the URL of a picture's file. The build converts all pictures except SVG files. */
export function usePictureUrl(): (src: string) => string {
  const { pictures } = useAssets();
  return (src) => pictures[src]?.fallback ?? publicUrl(src);
}
