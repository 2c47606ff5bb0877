import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { publicFilePath } from '../../files/project/public-files.ts';

/** Returns a text with the type and size of each of the files below `public/`, by the file's path. */
export async function describeFiles(
  paths: readonly string[],
  language: string,
): Promise<Record<string, string>> {
  const described = paths.map(async (path) => {
    const { size } = await stat(publicFilePath(path));
    return [path, formatFile(path, size, language)] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Returns the type and size of a file in the format of a language, such as `PDF, 240 kB`. */
export function formatFile(path: string, bytes: number, language: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // The short form of bytes has no plural, so bytes are written in the long form.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 && value < 10 ? 1 : 0,
  }).format(value);
  const type = extname(path).slice(1).toUpperCase();
  return type === '' ? size : `${type}, ${size}`;
}
