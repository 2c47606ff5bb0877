import { createContext, use } from 'react';
import type { DateFormat } from '../shared/date.ts';

/** The files of a picture in several widths. */
export type PictureFiles = {
  width: number;
  height: number;
  /** The beginning of the URLs of all AVIF files, which end in `-<width>.avif`. */
  stem: string;
  /** The widths of the AVIF files in px. Empty in development, where the original file is shown. */
  widths: readonly number[];
  /** The URL of the file for browsers without AVIF, and for links to the uncropped picture. */
  fallback: string;
  /** What plays in the place of a picture that moves, and the words that offer to play it. */
  moving?: { url: string; play: string };
};

/** The SVG path data of a part of an icon, which is either a line or a filled area. */
export type Outline = string | { area: string };

/** The pictures, icons and file details that the build has prepared for a page. */
export type Assets = {
  /** The pictures by their path below `public/`. */
  pictures: Readonly<Record<string, PictureFiles>>;
  /** The icons by host (`github.com`), scheme (`mailto:`) or name. */
  icons: Readonly<Record<string, readonly Outline[]>>;
  /** The type and size of each file that visitors can download, as text. */
  files: Readonly<Record<string, string>>;
  /** How dates are written in the site's language. The data of a page has it if the page has a view of dates. */
  dates?: DateFormat | undefined;
};

/** The assets of the current page. */
export const AssetsContext = createContext<Assets>({ pictures: {}, icons: {}, files: {} });
export const useAssets = () => use(AssetsContext);
