import { useAssets } from './assets.ts';
import { publicUrl } from './public-url.ts';

/** The address of a picture as one file: of the one that was made from it, or of an SVG itself. */
export function usePictureUrl(): (src: string) => string {
  const { pictures } = useAssets();
  return (src) => pictures[src]?.fallback ?? publicUrl(src);
}
