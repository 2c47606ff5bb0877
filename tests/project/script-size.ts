import { gzipSync } from 'node:zlib';
import * as schemas from '../../src/sections/schemas.ts';
import { site } from '../sample-site.ts';

/**
 * The most that the script of each page takes on the wire, in bytes: of the engine, and of the section
 * types that the sample shows.
 */
const limits = {
  'index.html': 105_760,
  'contact-me/index.html': 105_760,
  'projects/index.html': 105_760,
  // With the views that only this page has.
  'about-me/index.html': 106_620,
};

/** What each further type adds to them: the name of its view and of its chunk, in bytes. */
const bytesOfType = 40;

const shown = new Set<string>(
  site.pages.flatMap(({ sections }) => sections.map(({ type }) => type)),
);
const further = Object.keys(schemas).filter((type) => !shown.has(type)).length;

/** The limit of each page's script, in bytes, where this many types have come to the registered ones. */
export function scriptLimits(added = 0): [file: string, limit: number][] {
  return Object.entries(limits).map(([file, limit]) => [
    file,
    limit + (further + added) * bytesOfType,
  ]);
}

/** It also names modules that come later. */
const importMap = /<script type="importmap">.*?<\/script>/s;

/** The bytes of each module that a document begins with, on the wire. */
export function scriptSizes(html: string, read: (file: string) => Buffer): number[] {
  const scripts = [...html.replace(importMap, '').matchAll(/[" ]\/(assets\/[^" ]+\.js)/g)];
  return scripts.map(([, script = '']) => gzipSync(read(script)).length);
}
