import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faultOfFile } from '../../../tests/unit/file-faults.ts';

const faultOf = (name: string, bytes: string | Uint8Array) =>
  faultOfFile(name, bytes, { role: 'picture' });

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
const part = (bytes: Buffer, share: number) => bytes.subarray(0, bytes.length * share);
const zeros = (count: number) => Buffer.alloc(count);
const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

/** An animated PNG, whose header contains the number of frames: two. */
const animatedPng = Buffer.concat([
  png.subarray(0, 33),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from('acTL'),
  Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]),
  zeros(4),
  png.subarray(33),
]);
/** Returns the first bytes of a HEIC or AVIF picture, which contain a name of four letters for the format. */
const brand = (name: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${name}\0\0\0\0mif1heic`),
    zeros(99),
  ]);
const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } });

test.each<[name: string, bytes: Uint8Array | string]>([
  ['photo.jpg', jpeg],
  ['with-a-film.jpg', Buffer.concat([jpeg, Buffer.from('....ftypisom'), zeros(9_000)])],
  ['picture.png', png],
  ['largest.png', await wide(16_383, 4).png().toBuffer()],
  ['picture.webp', webp],
  ['picture.avif', avif],
  ['picture.gif', gif],
  ['logo.svg', svg('<path d="M0 0h9v9z"/>')],
  ['marked.svg', `\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n${svg('')}`],
  ["it's [me] (1), 100% @home #2?.jpg", jpeg],
])('%s is taken', async (name, bytes) => {
  expect(await faultOf(name, bytes)).toBeUndefined();
});

test.each([
  ['half.jpg', part(jpeg, 0.5)],
  ['filled.jpg', Buffer.concat([part(jpeg, 0.5), zeros(999)])],
  ['half.webp', part(webp, 0.5)],
  ['half.avif', part(avif, 0.5)],
])('%s is damaged', async (name, bytes) => {
  expect(await faultOf(name, bytes)).toMatch(/^is an? \w+ picture that is damaged, or not whole$/);
});

test.each<[name: string, bytes: Uint8Array | string, fault: string]>([
  ['wide.png', await wide(20_000, 3).png().toBuffer(), 'is 20000 × 3 px large'],
  ['vast.svg', svg('', 'width="900000" height="9"'), 'is 900000 × 9 px large'],
  ['moving.webp', await moving().webp().toBuffer(), 'an animated picture of frames'],
  ['moving.png', animatedPng, 'an animated picture of frames'],
  ['open.svg', svg('<g>'), 'that cannot be drawn in its line 1'],
  ['sizeless.svg', svg('', ''), 'an SVG picture without a size'],
  ['page.svg', '<html><svg/></html>', 'is no SVG picture, whatever its name says'],
  ['phone.heic', brand('heic'), 'is a HEIC picture'],
  ['scan.tiff', tiff, 'is a TIFF picture'],
  ['old.bmp', Buffer.concat([Buffer.from('BM'), zeros(60)]), 'is a BMP picture'],
  ['zip.png', Buffer.concat([Buffer.from('PK\x03\x04'), zeros(99)]), 'is a ZIP file'],
  ['cv.jpg', '%PDF-1.7', 'is a PDF file'],
  ['missing.jpg', '<!doctype html>', 'is no JPEG picture, whatever its name says'],
  ['empty.png', '', 'is empty'],
])('%s is refused', async (name, bytes, fault) => {
  expect(await faultOf(name, bytes)).toContain(fault);
});
