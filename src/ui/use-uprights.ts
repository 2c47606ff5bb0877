import { useAssets } from './assets.ts';

/**
 * Returns whether the pictures of a list are cropped to squares, and not to wide rectangles. A wide crop cuts upright
 * works in half, and a square one takes little of wide works, so a third of the entries decides.
 */
export function useUprights(
  entries: readonly { picture?: { src: string } | undefined }[],
): boolean {
  const { pictures } = useAssets();
  const upright = entries.filter(({ picture }) => {
    const { width = 1, height = 0 } = pictures[picture?.src ?? ''] ?? {};
    return width < 1.2 * height;
  });
  return 3 * upright.length > entries.length;
}
