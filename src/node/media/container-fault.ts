import type { FileFault } from '../../diagnose/references/check-context.ts';
import { type Container, readMp4, readWebm } from './containers.ts';
import { cutFault, formatOf, nameOf } from './formats.ts';

/** What is wrong with a film or a track: part of it is missing, or what its role needs. */
export async function containerFault(
  path: string,
  type: string,
  role: 'video' | 'audio',
): Promise<FileFault | undefined> {
  const container = await readContainer(path, type);
  if (!container) return undefined;
  if (!container.isWhole) return cutFault(type);
  const [isUseful, missing] =
    role === 'video' ? [container.hasPicture, 'pictures'] : [container.hasSound, 'sound'];
  if (isUseful) return undefined;
  return {
    fault: `holds no ${missing}`,
    expected: `a file with ${missing} in it`,
    fix: 'export it again, or name another one here',
  };
}

/** What is wrong with the media type that a source is given. */
export async function typeFault(
  path: string,
  found: string | undefined,
  written: string,
): Promise<FileFault | undefined> {
  const format = formatOf(found);
  if (found === undefined || !format) return undefined;
  const [essence = '', ...parameters] = written.split(';').map((part) => part.trim());
  const kind = essence.slice(0, essence.indexOf('/'));
  const right = mediaTypes[format.name] ?? found;
  if (!format.types.includes(essence.toLowerCase())) {
    const type = right.startsWith('*') ? `${kind}${right.slice(1)}` : right;
    return {
      fault: `is ${nameOf(found)}, and no ${essence}`,
      expected: 'the media type of the file',
      fix: `write ${type}`,
    };
  }
  const declared = codecsIn(parameters);
  const container = await readContainer(path, found);
  const held = container?.codecs.map(codecFamily) ?? [];
  const wrong = declared.find((codec) => !held.includes(codecFamily(codec)));
  if (wrong === undefined || held.length === 0 || held.includes(undefined)) return undefined;
  return {
    fault: `holds no ${wrong}, but ${[...new Set(container?.codecs)].join(' and ')}`,
    expected: 'the codecs of the file',
    fix: `write ${essence}`,
  };
}

/** The type of each format, where the bytes do not say whether it is a film or a track. */
const mediaTypes: Readonly<Record<string, string>> = {
  'MP4 file': '*/mp4',
  'WebM file': '*/webm',
};

function codecsIn(parameters: readonly string[]): string[] {
  const codecs = parameters.find((each) => /^codecs\s*=/i.test(each)) ?? '';
  return codecs
    .replace(/^codecs\s*=/i, '')
    .replaceAll(/["']/g, '')
    .split(',')
    .map((codec) => codec.trim())
    .filter((codec) => codec !== '');
}

const families: readonly RegExp[] = [
  /^(avc\d|mpeg4\/iso\/avc)/i,
  /^(hvc1|hev1|mpegh\/iso\/hevc)/i,
  /^av0?1/i,
  /^vp0?9/i,
  /^vp0?8/i,
  /^(mp4a|aac)/i,
  /^opus/i,
  /^vorbis/i,
  /^flac/i,
];

/** The number of a codec among those that are known by several names. */
function codecFamily(codec: string): number | undefined {
  const index = families.findIndex((form) => form.test(codec));
  return index < 0 ? undefined : index;
}

async function readContainer(path: string, type: string): Promise<Container | undefined> {
  const name = formatOf(type)?.name;
  if (name === 'MP4 file') return readMp4(path);
  return name === 'WebM file' ? readWebm(path) : undefined;
}
