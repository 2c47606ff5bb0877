/** Matches the paths of pictures, also of formats that browsers do not show, so that the check can refuse these. */
const pictureName = /\/[^./][^/]*\.(avif|bmp|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$/i;

export const isPicture = (path: string): boolean => pictureName.test(path);

/** Checks whether a path is that of a film, which may stand in the place of a picture. */
export const isFilm = (path: string): boolean => /\.(m4v|mp4|webm)$/i.test(path);

const { compare } = new Intl.Collator('en', { numeric: true });

/** Returns the pictures that are directly in a folder, in the order of their names: `vase-2.jpg` before `vase-10.jpg`. */
export function picturesIn(folder: string, files: Iterable<string>): string[] {
  const inside = [...files].filter((file) => folderOf(file) === folderOf(`${folder}/`));
  return inside.filter(isPicture).sort(compare);
}

/** Returns the folder of a file, with one slash at its end. */
export function folderOf(file: string): string {
  return file.replace(/[^/]*$/, '').replace(/\/+$/, '/');
}

/** Returns the name of a file without its folder, such as `vase-2.jpg`. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
