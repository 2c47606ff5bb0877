import { randomUUID } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, extname, join, parse } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileRoles } from '../../../config/field-metadata.ts';
import { type Failure, failed, fileProblem } from '../../../diagnose/messages/problem.ts';
import { detectFormat, type Format, formatOfEnding } from '../../build/media/formats.ts';
import { inspectMedia } from '../../build/media/media-fault.ts';
import {
  hasPrivateName,
  isPrivate,
  publicChanged,
  publicDir,
  publicFolderAt,
} from '../../files/project/public-files.ts';
import { refusal } from '../../files/site-files/change.ts';

/** The folder for files that no page has a folder for. */
const media = '/media';

/** The largest file that can be uploaded, in bytes. */
const maxSize = 2 ** 30;

/**
 * Puts a file into a folder below `public/`, or beside a text, under a readable name that is free, if the check accepts it in its role. A
 * file that is there already is not copied again.
 */
export async function takeUpload(
  request: IncomingMessage,
  asked: URLSearchParams,
): Promise<{ ok: true; path: string } | Failure> {
  const role = fileRoles.find((each) => each === asked.get('role'));
  const given = readableName(asked.get('name') ?? '');
  const place = (asked.get('folder') ?? media).replace(/\/+$/, '');
  const folder = place === media ? join(publicDir, media) : publicFolderAt(place);
  if (role === undefined || given === undefined || folder === undefined || isPrivate(folder))
    return refusal(join(publicDir, place), `this is no file for public${place}/`);
  mkdirSync(folder, { recursive: true });
  let name = given;
  const id = randomUUID();
  // The name of the draft begins with a dot, so no page can name it, and has an ending, by which it is judged.
  const draftOf = (end: string) => join(folder, `.draft-${id}-${end}`);
  let draft = draftOf(given);
  try {
    await pipeline(limited(request, maxSize), createWriteStream(draft, { flags: 'wx' }));
    name = withEnding(given, await detectFormat(draft));
    renameSync(draft, draftOf(name));
    draft = draftOf(name);
    const found = (await inspectMedia(draft))({ role });
    if (found) {
      const { fault, ...advice } = found;
      const file = `public${place}/${name}`;
      const message = `the file ${file} ${fault}`;
      return failed([fileProblem(file, { message, found: name, ...advice })]);
    }
    const same = findSame(folder, draft);
    if (same !== undefined) return { ok: true, path: `${place}/${same}` };
    const free = freeName(folder, name);
    renameSync(draft, join(folder, free));
    publicChanged();
    return { ok: true, path: `${place}/${free}` };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refusal(join(folder, name), 'the file is larger than 1 GB');
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns a name of small letters, digits and hyphens, with the ending of the file; undefined without any ending. */
function readableName(name: string): string | undefined {
  const ending = extname(basename(name)).toLowerCase();
  if (!/^\.[a-z\d]{1,8}$/.test(ending)) return undefined;
  const words = basename(name)
    .slice(0, -ending.length)
    .replace(/ß/g, 'ss')
    .replace(/[äöü]/gi, '$&e')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? ['file']).join('-').slice(0, 80) + ending;
}

/** Returns a name with the ending of the file's format, if the name promises another format. */
function withEnding(name: string, format: Format | undefined): string {
  const { name: words, ext } = parse(name);
  const promised = formatOfEnding(ext);
  const ending = promised && promised !== format ? format?.endings[0] : undefined;
  return words + (ending ?? ext);
}

/** Returns the name of a file in a folder that has the same bytes and the same ending as the draft. */
function findSame(folder: string, draft: string): string | undefined {
  const { size } = statSync(draft);
  const isSame = (place: string) =>
    statSync(place).size === size && readFileSync(place).equals(readFileSync(draft));
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile() && !hasPrivateName(each.name))
    .map(({ name }) => name);
  return names.find((each) => extname(each) === extname(draft) && isSame(join(folder, each)));
}

function freeName(folder: string, name: string): string {
  const { name: own, ext } = parse(name);
  let free = name;
  for (let number = 2; existsSync(join(folder, free)); number += 1) free = `${own}-${number}${ext}`;
  return free;
}

/**
 * Passes the bytes of a request on.
 * @throws {RangeError} if there are more than `maxBytes`
 */
export async function* limited(chunks: AsyncIterable<Buffer>, maxBytes: number) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new RangeError(`it has more than ${maxBytes} bytes`);
    yield chunk;
  }
}
