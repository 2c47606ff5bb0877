import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { sampleMedia } from '../../../../tests/sample-site.ts';
import { faultOfFile, folderForTest, folderForTests } from '../../../../tests/unit/file-faults.ts';
import type { FileRole } from '../../../config/field-metadata.ts';
import { inspectMedia } from './media-fault.ts';

const sample = (name: string) => readFile(join(sampleMedia, 'media', name));

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const create = { width: 64, height: 48, channels: 3, background: '#fff', noise } as const;
const drawn = sharp({ create });
const jpeg = await drawn.clone().jpeg().toBuffer();
const png = await drawn.clone().png().toBuffer();
const webp = await drawn.clone().webp().toBuffer();
const avif = await drawn.clone().avif({ effort: 0 }).toBuffer();
const gif = await drawn.clone().gif().toBuffer();
const tiff = await drawn.clone().tiff().toBuffer();
const stills = [jpeg, await drawn.clone().negate().jpeg().toBuffer()];
const moving = () => sharp(stills, { join: { animated: true } });
const zeros = (count: number) => Buffer.alloc(count);
const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

/** The chunk of an animated PNG that contains the number of its frames: two. */
const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0');
const animatedPng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
/** The first bytes of a HEIC picture, with four letters for the format. */
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), zeros(99)]);
const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } });
const part = (bytes: Buffer, share: number) => bytes.subarray(0, bytes.length * share);
const mp3Frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);
const mp3 = [Buffer.from('ID3\x03\0\0\0\0\0\0'), mp3Frame, mp3Frame, mp3Frame];

const film = await sample('film.h264.mp4');
const track = await sample('track.m4a');
const webm = await sample('track.webm');
/** A WebM file whose header says a minute, but that has only four seconds, as if its end had been cut off. */
const shortWebm = Buffer.from(webm);
shortWebm.writeDoubleBE(60_000, webm.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
/** A black film in HEVC, of one picture. */
const hevc = await readFile(join(import.meta.dirname, '../../../../tests/unit/hevc.mp4'));
/** Returns a film whose pictures seem to be in another codec. */
const inCodec = (code: string, from = film) => {
  const changed = Buffer.from(from);
  changed.write(code, changed.lastIndexOf(from === film ? 'avc1' : 'hvc1'));
  return changed;
};
/** The film with the profile of H.264 in the second byte of its configuration for twice as many colours. */
const graded = Buffer.from(film);
graded.writeUInt8(0x7a, graded.indexOf('avcC') + 5);
/** The film with the brand of QuickTime. */
const brand = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ');
const quickTime = Buffer.concat([brand, film.subarray(film.readUInt32BE(0))]);
const withoutIndex = Buffer.from(film.toString('latin1').replace('moov', 'free'), 'latin1');
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n';
const fontName = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const font = await readFile(createRequire(import.meta.url).resolve(fontName));

test.each<[name: string, bytes: Uint8Array | string, role: FileRole]>([
  ['with-a-film.jpg', Buffer.concat([jpeg, Buffer.from('....ftypisom'), zeros(9_000)]), 'picture'],
  ['largest.png', await wide(16_383, 4).png().toBuffer(), 'picture'],
  ['picture.webp', webp, 'picture'],
  ['picture.avif', avif, 'picture'],
  ['picture.gif', gif, 'picture'],
  ['moving.webp', await moving().webp().toBuffer(), 'picture'],
  ['moving.png', animatedPng, 'picture'],
  ['logo.svg', svg('<path d="M0 0h9v9z"/>'), 'picture'],
  ['marked.svg', `\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n${svg('')}`, 'picture'],
  ["it's [me] (1), 100% @home #2?.jpg", jpeg, 'picture'],
  ['film.mp4', film, 'video'],
  ['av1.mp4', await sample('film.av1.mp4'), 'video'],
  ['track.m4a', track, 'audio'],
  ['track.webm', webm, 'audio'],
  ['track.mp3', Buffer.concat(mp3), 'audio'],
  ['cv.pdf', pdf, 'file'],
  ['notes.txt', 'Some notes.', 'file'],
  ['face.woff2', font, 'font'],
])('%s is taken', async (name, bytes, role) => {
  expect(await faultOfFile(name, bytes, { role })).toBeUndefined();
});

test('a film in the place of a picture needs a picture of its name beside it, where there is no ffmpeg', async () => {
  vi.stubEnv('PATH', '');
  const folder = folderForTest();
  const [name, use] = [join(folder, 'film.mp4'), { role: 'picture' }] as const;
  writeFileSync(name, film);
  const faultOf = await inspectMedia(name);
  expect(faultOf(use)).toMatchObject({
    fault: 'is a film, of which nothing is shown before it plays',
    expected: 'a picture of the same name beside it, such as film.jpg',
  });
  writeFileSync(join(folder, 'film.JPG'), jpeg);
  expect(faultOf(use)).toBeUndefined();
  vi.unstubAllEnvs();
});

const isDamaged = /^is an? \w+ \w+ that is damaged, or not whole$/;

test.each<[name: string, bytes: Uint8Array | string, role: FileRole, fault: string | RegExp]>([
  ['half.jpg', part(jpeg, 0.5), 'picture', isDamaged],
  ['filled.jpg', Buffer.concat([part(jpeg, 0.5), zeros(999)]), 'picture', isDamaged],
  ['half.webp', part(webp, 0.5), 'picture', isDamaged],
  ['half.avif', part(avif, 0.5), 'picture', isDamaged],
  ['wide.png', await wide(20_000, 3).png().toBuffer(), 'picture', 'is 20000 × 3 px large'],
  ['vast.svg', svg('', 'width="900000" height="9"'), 'picture', 'is 900000 × 9 px large'],
  ['open.svg', svg('<g>'), 'picture', 'that cannot be drawn in its line 1'],
  ['sizeless.svg', svg('', ''), 'picture', 'an SVG picture without a size'],
  ['page.svg', '<html><svg/></html>', 'picture', 'is no SVG picture, whatever its name says'],
  ['phone.heic', heic, 'picture', 'is a HEIC picture'],
  ['scan.tiff', tiff, 'picture', 'is a TIFF picture'],
  ['old.bmp', Buffer.concat([Buffer.from('BM'), zeros(60)]), 'picture', 'is a BMP picture'],
  ['zip.png', Buffer.concat([Buffer.from('PK\x03\x04'), zeros(99)]), 'picture', 'is a ZIP file'],
  ['cv.jpg', '%PDF-1.7', 'picture', 'is a PDF file'],
  ['missing.jpg', '<!doctype html>', 'picture', 'is no JPEG picture, whatever its name says'],
  ['empty.png', '', 'picture', 'is empty'],
  ['no-index.mp4', withoutIndex, 'video', isDamaged],
  ['half.webm', part(webm, 0.5), 'audio', isDamaged],
  ['short.webm', shortWebm, 'audio', isDamaged],
  ['half.woff2', font.subarray(0, 9_000), 'font', isDamaged],
  ['film.jpg', film, 'picture', 'is an MP4 file'],
  ['phone.webm', track, 'picture', 'is an MP4 file, whatever its name says'],
  ['hevc.mp4', hevc, 'picture', 'is an MP4 file in HEVC (H.265), which few browsers play'],
  ['photo.mp4', jpeg, 'video', 'is a JPEG picture'],
  ['sound.mp4', track, 'video', 'holds no pictures'],
  ['phone.mp4', hevc, 'video', 'is an MP4 file in HEVC (H.265), which few browsers play'],
  ['hev1.mp4', inCodec('hev1', hevc), 'video', 'is an MP4 file in HEVC (H.265)'],
  ['old.mp4', inCodec('mp4v'), 'video', 'is an MP4 file in MPEG-4 Part 2 (DivX, Xvid)'],
  ['graded.mp4', graded, 'video', 'is an MP4 file in a form of H.264 for editing'],
  ['silent.m4a', film, 'audio', 'holds no sound'],
  ['film.mov', quickTime, 'video', 'is a QuickTime film'],
])('%s is refused', async (name, bytes, role, fault) => {
  expect(await faultOfFile(name, bytes, { role })).toMatch(fault);
});

test.each([
  ['video/mp4', undefined],
  ['video/mp4; codecs="avc1.64001f"', undefined],
  ['video/webm', 'is an MP4 file, and no video/webm'],
])('of a film as %s it is said: %s', async (type, fault) => {
  expect(await faultOfFile('film.mp4', film, { type })).toBe(fault);
});

const folder = folderForTests();
const faultIn = async (name: string) =>
  (await inspectMedia(join(folder, name)))({ role: 'file' })?.fault;

test.skipIf(process.platform === 'win32')('what is no file is refused unread', async () => {
  symlinkSync(join(folder, 'nothing'), join(folder, 'link.jpg'));
  expect(await faultIn('link.jpg')).toBe('is a link to a file that is not there');
  mkdirSync(join(folder, 'folder.jpg'));
  expect(await faultIn('folder.jpg')).toBe('is a folder');
  const server = createServer().listen(join(folder, 'socket.jpg'));
  await once(server, 'listening');
  expect(await faultIn('socket.jpg')).toBe('is a pipe or a device');
  server.close();
});
