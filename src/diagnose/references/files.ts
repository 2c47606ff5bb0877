import { fileRoles, type Role } from '../../config/field-metadata.ts';
import { isWithin } from '../../schema/path.ts';
import { fileName, folderOf, picturesIn } from '../../shared/picture-folder.ts';
import { nameOfText, textPages } from '../../shared/text-pages.ts';
import { adviceToCopy, betterText } from '../schema/better-text.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { FileFault } from './check-context.ts';
import type { CheckReference } from './known-names.ts';

/** Refuses the path of a file that is missing, or that does not suit its use. */
export const checkFile: CheckReference = ({ role, value }, known) => {
  const { media, faultOf } = known.context;
  // Only a value that begins with `/` is the path of a file. Other values are URLs or names of provided fonts.
  if (!value.startsWith('/')) return undefined;
  const path = value.normalize('NFC');
  const fault = faultOf(path, { role: fileRoles.find((each) => each === role) ?? 'file' });
  if (fault) return formatFault(path, path, fault);
  return media.includes(path) ? undefined : formatMissingFile(role, path, media);
};

/** Refuses the path of a Markdown file that is missing. */
export const checkTextFile: CheckReference = ({ value }, { context }) => {
  const { texts = [], spoken } = context;
  const path = `content/${value}`;
  const isNamed = (file: string) => nameOfText(file, spoken?.languages) === path;
  if (texts.includes(path) || texts.some(isNamed)) return undefined;
  const message = {
    message: `there is no text ${path}`,
    found: quote(value),
    expected: 'a Markdown file that is itself below content/',
    fix: `put the file at ${path}`,
  };
  const paths = texts.map((path) => path.replace('content/', ''));
  const near = paths.find((path) => value.endsWith(`/${path}`)) ?? didYouMean(value, paths);
  return suggest(message, near);
};

/** Tells of a folder without Markdown files. */
export const checkTextFolder: CheckReference = ({ value }, { context: { texts = [] } }) => {
  if (textPages('', value, texts).size > 0) return undefined;
  const message = {
    message: `there are no texts in a folder content/${value}`,
    found: quote(value),
    expected: 'a folder below content/ with Markdown files in it, such as oil.md',
    fix: `put the texts into content/${value}`,
  };
  const folders = [...new Set(texts.map((path) => folderOf(path.replace('content/', ''))))];
  // A folder may be filled later.
  return { ...suggest(message, didYouMean(value, folders)), isHint: true };
};

/** Refuses a media type such as `video/mp4` if the file at the key `src` of the same mapping has another type. */
export const checkMediaType: CheckReference = ({ value: type, path }, known) => {
  const source = known.references.find(
    (each) => each.path.at(-1) === 'src' && isWithin(each.path, path.slice(0, -1)),
  );
  // A file that cannot be used here has a problem of its own, and the file in its place may have this type.
  if (!source || checkFile(source, known)) return undefined;
  const file = source.value.normalize('NFC');
  const fault = known.context.faultOf(file, { type });
  return fault && formatFault(file, type, fault);
};

/** Refuses the path of a folder without pictures, or with one that cannot be shown. */
export const checkPictureFolder: CheckReference = ({ value }, { context: { media, faultOf } }) => {
  const folder = value.normalize('NFC');
  const pictures = picturesIn(folder, media);
  for (const path of pictures) {
    const fault = faultOf(path, { role: 'picture' });
    if (fault) return formatFault(path, folder, fault);
  }
  if (pictures.length > 0) return undefined;
  const message = {
    message: `there are no pictures in a folder public${folder}`,
    found: quote(folder),
    expected: 'a folder below public/ with pictures in it',
    fix: `put the pictures into public${folder}`,
  };
  const folders = [...new Set(media.map(folderOf))];
  // `/media/works/*.jpg` names pictures, and the folder is what comes before them.
  return suggest(
    message,
    folders.find((each) => each === folderOf(folder)) ?? didYouMean(folder, folders),
  );
};

/** Refuses words for a picture that is not in the folder of the key `pictures` beside the words. */
export const checkPictureWords: CheckReference = ({ path }, { document, context: { media } }) => {
  const name = String(path.at(-1)).normalize('NFC');
  const folder: unknown = document.getIn([...path.slice(0, -2), 'pictures']);
  if (typeof folder !== 'string')
    return {
      message: 'these words belong to no picture: they are for the pictures of a folder',
      found: quote(name),
      expected: 'the path of a folder as pictures, or alt: in each picture of the list',
      fix: 'write alt: with these words below the src: of the picture',
    };
  const names = picturesIn(folder.normalize('NFC'), media).map(fileName);
  // Without a picture in the folder, the folder itself is reported.
  if (names.length === 0 || names.includes(name)) return undefined;
  const message = {
    message: `there is no picture ${quote(name)} in the folder public${folder}`,
    found: quote(name),
    expected: 'the name of a picture in the folder',
    fix: 'write the name of its file, or remove the line',
  };
  // The wrong text is the key, and a replacement would take the place of its value.
  return { ...suggest(message, didYouMean(name, names)), replacement: undefined };
};

function formatFault(path: string, found: string, { fault, ...rest }: FileFault): ProblemText {
  return { message: `the file public${path} ${fault}`, found: quote(found), ...rest };
}

function formatMissingFile(role: Role, path: string, files: readonly string[]): ProblemText {
  // Addresses write %20 for a blank, and names of files have the blank itself.
  const plain = path.replaceAll('%20', ' ');
  const fix = adviceToCopy(role, path) ?? `put the file at public${plain}, and write ${plain}`;
  const message = { ...missingFile(path), fix };
  const near = nearestFile(plain, files);
  const problem = suggest(message, near, { shown: near });
  return files.includes(plain) ? { ...problem, proof: 'notation' } : problem;
}

const missingFile = (path: string): ProblemText => ({
  message: `there is no file public${path}`,
  found: quote(path),
  expected: 'a file that is below public/',
  fix: 'put the file there',
});

/** Refuses the name of a file or a folder below `public/` without its path, such as `logo.svg` for /media/logo.svg. */
export const checkBareName: CheckReference = ({ role, value }, { context: { media } }) => {
  const name = (betterText(role, value) ?? `/${value}`).normalize('NFC');
  const paths = role === 'picture folder' ? [...new Set(media.map(folderOf))] : media;
  const near = paths.find((path) => path.endsWith(name) || path.endsWith(`${name}/`));
  if (near === undefined || near === value) return undefined;
  const message = { ...missingFile(name), message: `${quote(value)} is no path below public/` };
  return suggest(message, near, { shown: near });
};

/** Finds the file with a similar path, or with the same name in another folder or format. */
function nearestFile(path: string, files: readonly string[]): string | undefined {
  const named = (file: string) => file.slice(file.lastIndexOf('/') + 1);
  const stem = (file: string) => named(file).replace(/\.\w+$/, '');
  return (
    didYouMean(path, files) ??
    // The ending may stand there twice, or the number of a page, as in an address.
    files.find((file) => path.startsWith(file) && /^[.?#]/.test(path.slice(file.length))) ??
    files.find((file) => named(file) === named(path)) ??
    files.find((file) => stem(file) === stem(path))
  );
}
