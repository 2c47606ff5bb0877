import { createContext, use } from 'react';

/** The files of a picture, in several widths. */
export type PictureFiles = {
  width: number;
  height: number;
  /** The address of its AVIF files, without `-<width>.avif`. */
  stem: string;
  /** The widths of these files, in px; none in development, which shows the owner's own file. */
  widths: readonly number[];
  /** The address of the file for browsers without AVIF, and for whoever wants the whole picture. */
  fallback: string;
};

/** A part of an icon, as path data: a line, or an area that is filled. */
export type Outline = string | { area: string };

/** The pictures and icons that the build has made for the pages. */
export type Assets = {
  /** By the path below `public/`. */
  pictures: Readonly<Record<string, PictureFiles>>;
  /** The outlines of icons, by host (`github.com`), scheme (`mailto:`) or name. */
  icons: Readonly<Record<string, readonly Outline[]>>;
  /** What a file that visitors may take with them is, in words: its type and its size. */
  files: Readonly<Record<string, string>>;
};

export const AssetsContext = createContext<Assets | null>(null);

/** The pictures and icons of the page. */
export function useAssets(): Assets {
  const assets = use(AssetsContext);
  if (!assets) throw new Error('Render it below AssetsContext');
  return assets;
}
