// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { mediaFault } from './media-fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fault(name: string, bytes: string | Uint8Array) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return mediaFault(file);
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const picture = sharp({
  create: { width: 64, height: 64, channels: 3, background: '#fff', noise },
});

describe.each([
  ['jpg', 'a JPEG picture', picture.clone().jpeg()],
  ['png', 'a PNG picture', picture.clone().png()],
  ['gif', 'a GIF picture', picture.clone().gif()],
  ['webp', 'a WebP picture', picture.clone().webp()],
  ['avif', 'an AVIF picture', picture.clone().avif()],
])('a .%s file', (ending, name, encoded) => {
  test('is in order when it can be decoded', async () => {
    expect(await fault(`whole.${ending}`, await encoded.toBuffer())).toBeUndefined();
  });

  test('ends too early when its rest is missing', async () => {
    const bytes = await encoded.toBuffer();
    const half = bytes.subarray(0, bytes.length / 2);
    expect(await fault(`half.${ending}`, half)).toBe(`is ${name} that ends too early`);
  });

  test('is none when it is something else', async () => {
    const said = await fault(`page.${ending}`, '<!doctype html><p>Not found');
    expect(said).toBe(`is no ${name.split(' ').slice(1).join(' ')}, whatever its name says`);
  });
});

test('a font that lacks its end is told', async () => {
  const path = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const font = await readFile(createRequire(import.meta.url).resolve(path));
  expect(await fault('whole.woff2', font)).toBeUndefined();
  expect(await fault('half.woff2', font.subarray(0, 9000))).toBe(
    'is a WOFF2 font that ends too early',
  );
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<svg></svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><s:svg xmlns:s="s"></s:svg>',
])('an SVG is known by its root element: %s', async (text) => {
  expect(await fault('drawing.svg', text)).toBeUndefined();
});

test.each(['<html><svg/></html>', '<p>svg</p>', 'svg'])('this is no SVG: %s', async (text) => {
  expect(await fault('drawing.svg', text)).toBe('is no SVG picture, whatever its name says');
});

test('an empty file is told, and of an unknown ending nothing', async () => {
  expect(await fault('film.mp4', '')).toBe('is empty');
  expect(await fault('notes.txt', '')).toBeUndefined();
});

test('the shipped media are in order', async () => {
  const media = new URL('../../../public/media/', import.meta.url);
  for (const name of ['film.av1.mp4', 'film.h264.mp4', 'track.m4a', 'track.webm', 'logo.svg']) {
    expect(await mediaFault(fileURLToPath(new URL(name, media))), name).toBeUndefined();
  }
});
