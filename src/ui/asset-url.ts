// In a site, TypeScript finds the types of Vite only from here.
/// <reference types="vite/client" />
import { publicUrl } from '../shared/public-url.ts';
import { useAssets } from './assets.ts';

/** Returns the URL of a file below `public/`, with the site's base path. */
export const fileUrl = (path: string) => publicUrl(path, import.meta.env.BASE_URL);

/** Returns a function that finds the URL of a picture's file. The build converts all pictures except SVG files. */
export function usePictureUrl(): (src: string) => string {
  const { pictures } = useAssets();
  return (src) => pictures[src]?.fallback ?? fileUrl(src);
}
