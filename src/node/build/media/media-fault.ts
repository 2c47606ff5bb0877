import { accessSync, constants, lstatSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FileRole } from '../../../config/field-metadata.ts';
import type { FileFault, FileUse } from '../../../diagnose/references/check-context.ts';
import { isFilm } from '../../../shared/picture-folder.ts';
import { fileErrorCode } from '../../files/project/file-system.ts';
import { tablesOf } from '../assets/font-tables.ts';
import names from './codec-names.json' with { type: 'json' };
import { type Container, readContainer } from './container.ts';
import {
  damageFault,
  detectFormat,
  type Format,
  formatOfEnding,
  isFormat,
  wholeFile,
  withArticle,
} from './formats.ts';
import { pictureFault, stillFault, svgFault } from './picture-fault.ts';
import roleAdvice from './role-advice.json' with { type: 'json' };

/**
 * Reads a file below `public/`. Returns a synchronous function that returns the error for a use of the file,
 * such as the use of a video as a picture, or undefined if the file is fit for the use.
 */
export async function inspectMedia(path: string): Promise<(use: FileUse) => FileFault | undefined> {
  const unreadable = accessFault(path);
  if (unreadable) return () => unreadable;
  if (statSync(path).size === 0) return () => ({ fault: 'is empty', ...wholeFile });
  const format = await detectFormat(path);
  if (!format) return (use) => ('type' in use ? undefined : unknownFault(path, use.role));
  const damage = await damageOf(path, format);
  const unfit =
    !damage && format.roles.includes('picture') ? await pictureFault(path, format) : undefined;
  const container = format.types.length > 0 ? await readContainer(path) : null;
  return (use) => {
    if ('type' in use) return typeFault(format, use.type);
    // A film may stand in the place of a picture.
    const isMoving = use.role === 'picture' && isFilm(path);
    const role = isMoving ? 'video' : use.role;
    const told = formatFault(path, format, role) ?? damage;
    if (told || role === 'picture') return told ?? unfit;
    const unplayed =
      role === 'video' || role === 'audio' ? containerFault(container, format, role) : undefined;
    return unplayed ?? (isMoving ? stillFault(path) : undefined);
  };
}

/** Returns the error for a path that leads to no file, or to a file that cannot be opened; else undefined. */
export function accessFault(path: string): FileFault | undefined {
  const expected = 'a file that can be read';
  const refuse = (fault: string, fix: string) => ({ fault, expected, fix });
  try {
    // Unlike `statSync`, `lstatSync` finds a symbolic link whose target is missing, which gets its own message below.
    if (!lstatSync(path, { throwIfNoEntry: false })) return refuse('is missing', 'put it back');
    const stats = statSync(path);
    if (stats.isDirectory()) return refuse('is a folder', 'name a file');
    // Pipes and devices are refused, since they may never end.
    if (!stats.isFile()) return refuse('is a pipe or a device', 'name a file');
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const code = fileErrorCode(error);
    return code === 'ENOENT' || code === 'ELOOP'
      ? refuse('is a link to a file that is not there', 'put the file in its place')
      : refuse(`cannot be read (${code})`, 'see who may read it');
  }
}

/** Returns the error for a file of unknown format, unless the file is a download with an unknown extension. */
function unknownFault(path: string, role: FileRole): FileFault | undefined {
  const promised = formatOfEnding(extname(path));
  if (promised) return { fault: `is no ${promised.name}, whatever its name says`, ...wholeFile };
  if (role === 'file') return undefined;
  return { ...roleAdvice[role], fault: 'is of no format that is known here', fix: wholeFile.fix };
}

/** Returns the error for a format that does not suit the role of the file, or its extension; else undefined. */
function formatFault(path: string, format: Format, role: FileRole): FileFault | undefined {
  if (role !== 'file' && !format.roles.includes(role))
    return { fault: `is ${withArticle(format)}`, ...roleAdvice[role] };
  const promised = formatOfEnding(extname(path));
  if (promised === format || (role === 'file' && !promised)) return undefined;
  const [ending] = format.endings;
  return {
    fault: `is ${withArticle(format)}, whatever its name says`,
    expected: 'a name with the ending of its format',
    fix: ending === undefined ? wholeFile.fix : `let its name end in ${ending}, here too`,
  };
}

/** Returns the error for a file that is unfit for every use, since it is incomplete or an unsafe SVG; else undefined. */
async function damageOf(path: string, format: Format): Promise<FileFault | undefined> {
  const isFont = format.roles.includes('font');
  if (!isFont && !isFormat(format, 'PDF file')) return svgFault(path, format);
  const file = await readFile(path);
  // A complete PDF ends with the marker `%%EOF`.
  const isWhole = isFont ? isWholeFont(file, format) : file.subarray(-4096).includes('%%EOF');
  return isWhole ? undefined : damageFault(format);
}

const codecNames = new Map<string, string>(Object.entries(names));

/** Matches the codecs that all browsers play. Of H.264, these are the profiles with eight bits and few colours. */
const playedCodec = /^(?:avc[13]\.(?:42|4d|64)|vp8|vp09|av01|mp4a|mp3|opus|vorbis|flac)/i;

/** Checks whether a font is as long as its header says, or has all tables that its header lists. */
function isWholeFont(file: Buffer, format: Format): boolean {
  if (file.length <= 48) return false;
  if (isFormat(format, 'WOFF2 font')) return file.readUInt32BE(8) === file.length;
  return tablesOf(file).every(({ end }) => end <= file.length);
}

/** Returns the error for a video or audio file that is incomplete, or that browsers do not play in its role. */
function containerFault(
  container: Container | null,
  format: Format,
  role: 'video' | 'audio',
): FileFault | undefined {
  if (!isFormat(format, 'MP4 file') && !isFormat(format, 'WebM file')) return undefined;
  if (!container?.isWhole) return damageFault(format);
  const codecsOf = (wanted: string) =>
    container.tracks.flatMap(({ kind, codec }) => (kind === wanted ? codec : []));
  // A phone may write a second track of sound for its own players, which browsers skip.
  const isUnplayed = (codecs: string[]) => !codecs.some((each) => playedCodec.test(each));
  const [codec] =
    [role, 'audio'].map(codecsOf).find((each) => each.length > 0 && isUnplayed(each)) ?? [];
  if (codec !== undefined) {
    const name = codecNames.get(codec.slice(0, 4)) ?? codec;
    return {
      fault: `is ${withArticle(format)} in ${name}, which few browsers play`,
      ...roleAdvice[role],
    };
  }
  if (codecsOf(role).length > 0) return undefined;
  const missing = role === 'video' ? 'pictures' : 'sound';
  return {
    fault: `holds no ${missing}`,
    expected: `a file with ${missing} in it`,
    fix: 'export it again, or name another one here',
  };
}

/** Returns the error for a media type in the configuration that is not the file's media type; else undefined. */
function typeFault(format: Format, written: string): FileFault | undefined {
  const type = written.replace(/;.*/, '').trim();
  if (format.types.includes(type.toLowerCase())) return undefined;
  const kind = type.slice(0, type.indexOf('/') + 1);
  const right = format.types.find((each) => each.startsWith(kind)) ?? format.types[0];
  return {
    fault: `is ${withArticle(format)}, and no ${type}`,
    expected: 'the media type of the file',
    fix: `write ${right}`,
  };
}
