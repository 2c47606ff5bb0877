import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleMedia } from '../../../tests/sample-site.ts';
import { faultOfFile, folderForTests } from '../../../tests/unit/file-faults.ts';
import type { FileRole } from '../../config/field-metadata.ts';
import { inspectMedia } from './media-fault.ts';

const sample = (name: string) => readFile(join(sampleMedia, 'media', name));
const faultOf = (name: string, bytes: string | Uint8Array, role: FileRole) =>
  faultOfFile(name, bytes, { role });

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } });
const jpeg = await picture.clone().jpeg().toBuffer();
const part = (bytes: Buffer, share: number) => bytes.subarray(0, bytes.length * share);
const mp3Frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);

const film = await sample('film.h264.mp4');
const track = await sample('track.m4a');
const webm = await sample('track.webm');
/** A WebM file whose header says a minute, but that has only four seconds, as if its end had been cut off. */
const shortWebm = Buffer.from(webm);
shortWebm.writeDoubleBE(60_000, webm.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
/** A black film in HEVC, of one picture. */
const hevc = await readFile(join(import.meta.dirname, '../../../tests/unit/hevc.mp4'));
/** Returns a film whose pictures seem to be in another codec. */
const inCodec = (code: string, from = film) => {
  const changed = Buffer.from(from);
  changed.write(code, changed.lastIndexOf(from === film ? 'avc1' : 'hvc1'));
  return changed;
};
/** The film with the profile of H.264 in the second byte of its configuration for twice as many colours. */
const graded = Buffer.from(film);
graded.writeUInt8(0x7a, graded.indexOf('avcC') + 5);
const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n',
);
const font = await readFile(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
);

test.each<[name: string, bytes: Uint8Array | string, role: FileRole]>([
  ['film.mp4', film, 'video'],
  ['av1.mp4', await sample('film.av1.mp4'), 'video'],
  ['track.m4a', track, 'audio'],
  ['track.webm', webm, 'audio'],
  [
    'track.mp3',
    Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0'), mp3Frame, mp3Frame, mp3Frame]),
    'audio',
  ],
  ['cv.pdf', pdf, 'file'],
  ['notes.txt', 'Some notes.', 'file'],
  ['face.woff2', font, 'font'],
])('%s is taken', async (name, bytes, role) => {
  expect(await faultOf(name, bytes, role)).toBeUndefined();
});

test.each<[name: string, bytes: Uint8Array, role: FileRole]>([
  ['no-index.mp4', Buffer.from(film.toString('latin1').replace('moov', 'free'), 'latin1'), 'video'],
  ['half.webm', part(webm, 0.5), 'audio'],
  ['short.webm', shortWebm, 'audio'],
  ['half.woff2', font.subarray(0, 9_000), 'font'],
])('%s is damaged', async (name, bytes, role) => {
  expect(await faultOf(name, bytes, role)).toMatch(
    /^is an? \w+ \w+ that is damaged, or not whole$/,
  );
});

test.each<[name: string, bytes: Uint8Array | string, role: FileRole, fault: string]>([
  ['film.jpg', film, 'picture', 'is an MP4 file'],
  ['photo.mp4', jpeg, 'video', 'is a JPEG picture'],
  ['page.mp4', '<!doctype html>', 'video', 'is no MP4 file, whatever its name says'],
  ['sound.mp4', track, 'video', 'holds no pictures'],
  ['phone.mp4', hevc, 'video', 'is an MP4 file in HEVC (H.265), which few browsers play'],
  ['hev1.mp4', inCodec('hev1', hevc), 'video', 'is an MP4 file in HEVC (H.265)'],
  ['old.mp4', inCodec('mp4v'), 'video', 'is an MP4 file in MPEG-4 Part 2 (DivX, Xvid)'],
  ['graded.mp4', graded, 'video', 'is an MP4 file in a form of H.264 for editing'],
  ['silent.m4a', film, 'audio', 'holds no sound'],
  [
    'film.mov',
    Buffer.concat([
      Buffer.from([0, 0, 0, 20]),
      Buffer.from('ftypqt  \0\0\0\0qt  '),
      film.subarray(film.readUInt32BE(0)),
    ]),
    'video',
    'is a QuickTime film',
  ],
])('%s is refused', async (name, bytes, role, fault) => {
  expect(await faultOf(name, bytes, role)).toContain(fault);
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

test('a link that leads nowhere is refused, and a folder', async () => {
  symlinkSync(join(folder, 'nothing'), join(folder, 'link.jpg'));
  expect(await faultIn('link.jpg')).toBe('is a link to a file that is not there');
  mkdirSync(join(folder, 'folder.jpg'));
  expect(await faultIn('folder.jpg')).toBe('is a folder');
});

test.skipIf(process.platform === 'win32')('what is no file is refused unread', async () => {
  const server = createServer().listen(join(folder, 'socket.jpg'));
  await once(server, 'listening');
  expect(await faultIn('socket.jpg')).toBe('is a pipe or a device');
  server.close();
});
