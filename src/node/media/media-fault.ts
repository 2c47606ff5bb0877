import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FileRole } from '../../config/field-metadata.ts';
import type { FileFault, FileUse } from '../../diagnose/references/check-context.ts';
import { buildText } from '../assets/asset-cache.ts';
import { fileErrorOf } from '../project/file-error.ts';
import { containerFault, typeFault } from './container-fault.ts';
import { readPart, withFile } from './containers.ts';
import {
  again,
  cutFault,
  formatOf,
  formats,
  nameOf,
  promisedFormat,
  wholeFile,
} from './formats.ts';
import { pictureFault } from './picture-fault.ts';
import { recogniseMedia } from './recognise-media.ts';
import { svgFault } from './svg-fault.ts';

/** What is wrong with a file for its use; undefined when nothing can be told. */
export async function mediaFault(path: string, use: FileUse): Promise<FileFault | undefined> {
  const unreadable = await accessFault(path);
  if (unreadable) return unreadable;
  const type = await recogniseMedia(path);
  if ('type' in use) return typeFault(path, type, use.type);
  return (
    roleFault(type, use.role) ??
    nameFault(path, type, use.role) ??
    contentFault(path, type, use.role)
  );
}

/** A file that cannot be opened, or that nothing is in. */
async function accessFault(path: string): Promise<FileFault | undefined> {
  const expected = 'a file that can be read';
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) {
      return { fault: 'is a folder', expected, fix: 'name a file that is in it' };
    }
    if (!stats.isFile()) {
      return { fault: 'is a pipe or a device', expected, fix: 'put a file in its place' };
    }
    if (stats.size === 0) return { fault: 'is empty', expected: wholeFile, fix: again };
    await access(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const code = fileErrorOf(error);
    const isDangling = code === 'ENOENT' || code === 'ELOOP';
    return {
      fault: isDangling ? 'is a link to a file that is not there' : `cannot be read (${code})`,
      expected,
      fix: isDangling ? 'put the file itself in its place' : 'see who may read it',
    };
  }
}

/** A file of a format that is of no use for its role. */
function roleFault(type: string | undefined, role: FileRole): FileFault | undefined {
  if (role === 'file' || type === undefined) return undefined;
  if (formats[role].some(({ types }) => types.includes(type))) return undefined;
  return { fault: `is ${nameOf(type)}`, ...wanted[role] };
}

const wanted: Record<Exclude<FileRole, 'file'>, Omit<FileFault, 'fault'>> = {
  picture: {
    expected: 'a picture that browsers show: JPEG, PNG, WebP, AVIF, GIF or SVG',
    fix: 'export it as a JPEG or PNG picture, and name that one here',
  },
  video: {
    expected: 'a film that browsers play: MP4 or WebM',
    fix: 'export it as an MP4 film, and name that one here',
  },
  audio: {
    expected: 'a track that browsers play: MP4, WebM, MP3, Ogg, WAV or FLAC',
    fix: 'export it as an MP3 track, and name that one here',
  },
  font: {
    expected: 'a WOFF2 font',
    fix: 'convert it to WOFF2, and name that one here',
  },
};

/** A file whose name promises another format, or none that its role has. */
function nameFault(path: string, type: string | undefined, role: FileRole): FileFault | undefined {
  const ending = extname(path);
  const promised = promisedFormat(ending);
  const format = formatOf(type);
  if (!promised && role === 'file') return undefined;
  if (promised && format === promised) return undefined;
  if (!type) {
    const fault = promised
      ? `is no ${promised.name}, whatever its name says`
      : 'is of no format that is known here';
    return {
      fault,
      expected: promised || role === 'file' ? wholeFile : wanted[role].expected,
      fix: again,
    };
  }
  if (type === 'video/quicktime' && role !== 'file' && !promised) {
    return { fault: 'is a QuickTime film, which not all browsers play', ...wanted[role] };
  }
  const right = format?.endings[0] ?? '';
  return {
    fault: `is ${nameOf(type)}, whatever its name says`,
    expected: 'a name with the ending of its format',
    fix: right === '' ? again : `let its name end in ${right}, here too`,
  };
}

/** A file that is not whole, or holds what cannot be shown. */
async function contentFault(
  path: string,
  type: string | undefined,
  role: FileRole,
): Promise<FileFault | undefined> {
  if (type === undefined) return undefined;
  const fault = await svgFault(path, type);
  if (fault) return fault;
  // A picture to take along may be of any size, and may move.
  if (type.startsWith('image/')) return role === 'file' ? undefined : pictureFault(path, type);
  if (role === 'video' || role === 'audio') return containerFault(path, type, role);
  const isWhole =
    type === 'font/woff2'
      ? await canReadFont(await readFile(path))
      : type !== 'application/pdf' || (await hasPdfEnd(path));
  return isWhole ? undefined : cutFault(type);
}

async function canReadFont(file: Buffer): Promise<boolean> {
  const outcome = await buildText({
    stem: 'is-whole',
    ending: 'json',
    from: [file],
    make: async () => {
      const { fromBuffer } = await import('@capsizecss/unpack');
      // Why it fails is not told: the type is right, so it is the rest that is missing.
      return fromBuffer(file).then(
        () => 'true',
        () => 'false',
      );
    },
  });
  return outcome === 'true';
}

async function hasPdfEnd(path: string): Promise<boolean> {
  return withFile(path, async (file, size) => {
    const end = await readPart(file, Math.max(0, size - 4096), 4096);
    return end.includes('%%EOF');
  });
}
