import { createContext, use } from 'react';

/** A picture in the widths a browser may choose from. */
export type PictureFiles = {
  width: number;
  height: number;
  /** The address of its AVIF files, up to their width. */
  stem: string;
  /** The widths there are of these, in px; none in development, where pictures are shown as they are. */
  widths: readonly number[];
  /** The address of the file for browsers that take no AVIF. */
  fallback: string;
};

/** What the build has made from the owner's media, by the path or address it was made from. */
export type Assets = {
  pictures: Readonly<Record<string, PictureFiles>>;
  /** The outlines of icons, by host (`github.com`), scheme (`mailto:`) or name. */
  icons: Readonly<Record<string, readonly string[]>>;
  /** What a file that visitors may take with them is, in words: its type and its size. */
  files: Readonly<Record<string, string>>;
};

/** Gives the components of the page what the build has made. */
export const AssetsContext = createContext<Assets | null>(null);

/** What the build has made. */
export function useAssets(): Assets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error('Render it below AssetsContext of ui/assets.ts');
  return assets;
}
