import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HtmlValidate } from 'html-validate';
import { builtFolder } from '../global-setup.ts';

/** The names of all files of a folder, with slashes on every system; by default of the built sample site. */
export function builtFiles(folder = builtPath()): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.map((file) => file.replaceAll('\\', '/'));
}

/** The paths of the pages of a built site. */
export function pagesOf(dist: string): string[] {
  return (
    builtFiles(dist)
      .filter((file) => /(^|\/)index\.html$/.test(file))
      // Answers of the data service may be files of this name as well.
      .filter((file) => readFileSync(join(dist, file), 'utf8').startsWith('<!doctype html>'))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  );
}

/** A file of the built sample site. */
export function readBuilt(file: string): Buffer {
  return readFileSync(join(builtPath(), file));
}

/** Loaded by the few tests that need it, since it takes a third of the time that a worker needs to start. */
let validator: Promise<HtmlValidate> | undefined;

async function makeValidator(): Promise<HtmlValidate> {
  const { HtmlValidate } = await import('html-validate');
  return new HtmlValidate({ extends: ['html-validate:standard'] });
}

/** What is wrong with a document by the standard of HTML. */
export async function htmlErrors(html: string): Promise<string[]> {
  validator ??= makeValidator();
  const { results } = await (await validator).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
}

/** The folder of the built sample site. */
export function builtPath(): string {
  const folder = process.env[builtFolder];
  if (folder === undefined) throw new Error('The global setup has built no site');
  return folder;
}

/**
 * The most that the script of each page takes on the wire, in bytes: of the engine, and of the section
 * types that the sample shows. Names hold hashes, so another style changes the size by a few bytes.
 */
export const scriptLimits: Readonly<Record<string, number>> = {
  'index.html': 107_500,
  'contact-me/index.html': 107_500,
  'projects/index.html': 107_500,
  // This page has running text, in which pictures stand beside words and quotes are set as such.
  'about-me/index.html': 108_800,
};

/** The import map names modules of other pages too, which are not loaded with the document. */
const importMap = /<script type="importmap">.*?<\/script>/s;

/** The modules that a document begins with. */
export function modulesOf(html: string): string[] {
  const modules = html.replace(importMap, '').matchAll(/[" ]\/(assets\/[^" ]+\.js)/g);
  return [...modules].map(([, module = '']) => module);
}

/** The bytes of the script that a document begins with, on the wire. */
export function scriptSize(html: string, read: (file: string) => Buffer): number {
  return modulesOf(html).reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
}
