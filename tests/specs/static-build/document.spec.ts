import { brotliCompressSync, gzipSync } from 'node:zlib';
import { create } from 'fontkitten';
import { resources } from '../../../src/shared/resources.ts';
import { buildLog } from '../../global-setup.ts';
import {
  builtFiles,
  htmlErrors,
  modulesOf,
  readBuilt,
  scriptLimits,
  scriptSize,
} from '../../project/built-site.ts';
import { expect, test } from '../../test.ts';

/** The four routes of the specification, and what a host answers any other path with. */
const documents = [
  '404.html',
  'about-me.html',
  'about-me/index.html',
  'contact-me.html',
  'contact-me/index.html',
  'index.html',
  'projects.html',
  'projects/index.html',
];

test('the build ends without a warning, with a document for each route and one for any other path', () => {
  const log = process.env[buildLog] ?? '';
  expect(log).toContain('built in');
  expect(log).not.toMatch(/warn|deprecat|error|\(!\)/i);
  const written = builtFiles().filter((file) => file.endsWith('.html'));
  expect(written.sort()).toEqual(documents);
});

test('the licences of what is published of others stand in one file, which a script names', () => {
  const text = readBuilt('licenses.txt').toString();
  const named = text.match(/(?<=^## ).*?(?= - \d|$)/gm) ?? [];
  const some = ['react-dom', '@tanstack/react-router', 'zustand', 'Tabler Icons', 'Figtree'];
  expect(named).toEqual(expect.arrayContaining(some));
  expect(text.match(/^Permission is hereby granted/gm)).toHaveLength(named.length);
  const [first = ''] = builtFiles().filter((file) => /^assets\/main-/.test(file));
  expect(readBuilt(first).toString()).toMatch(/\/\* \.\.\/licenses\.txt \*\/\s*$/);
  for (const file of builtFiles().filter((each) => each.endsWith('.woff2'))) {
    const font = create(readBuilt(file));
    expect('getName' in font && font.getName('licenseURL'), file).toMatch(/OFL|openfontlicense/);
  }
});

test('a document is valid HTML, has no style attribute, one inline script, a strict policy, and nothing that delays its paint', async () => {
  for (const file of documents) {
    const html = readBuilt(file).toString();
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => /\s(style|on[a-z]+)=/.test(tag))).toEqual([]);
    // Two blocks of data, and the script that sets light or dark before the first paint.
    expect(tags.filter((tag) => tag.startsWith('<script') && !tag.includes(' src='))).toEqual([
      '<script type="importmap">',
      '<script>',
      '<script type="application/json" id="page-data">',
    ]);
    // The style sheet, which browsers wait for, follows the text.
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('page-data'));
    expect(tags.filter((tag) => tag.startsWith('<style'))).toHaveLength(1);
    const redirect = '<noscript><meta http-equiv="refresh" content="0; url=/"></noscript>';
    expect(html.includes(redirect)).toBe(file === '404.html');
    expect(html.match(/<script(?! type="(?:module|importmap|application\/json)"|>)/g)).toBeNull();

    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const rules = policy.split('; ');
    expect(rules).toContain("default-src 'none'");
    expect(policy).toMatch(/; script-src 'self' 'sha256-[^']*' 'sha256-[^']*';/);
    expect(rules).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(await htmlErrors(html), file).toEqual([]);
  }
});

/** What each further kind of data adds to the script: its entry in the list of resources, in bytes. */
const bytesOfKind = 100;
const furtherKinds = Object.keys(resources).length - 3;

test('on the wire a document takes at most 11,200 bytes, and its script no more than its sections need', () => {
  for (const [file, limit] of Object.entries(scriptLimits)) {
    const html = readBuilt(file).toString();
    // With its headers, such a document arrives in the first round trip of a new connection.
    expect.soft(gzipSync(html).length, file).toBeLessThanOrEqual(11_200);
    expect.soft(brotliCompressSync(html).length, file).toBeLessThanOrEqual(10_000);
    // The first module, and those that it preloads.
    expect.soft(modulesOf(html).length, file).toBeGreaterThan(2);
    expect
      .soft(scriptSize(html, readBuilt), file)
      .toBeLessThanOrEqual(limit + furtherKinds * bytesOfKind);
  }
});

test('all fonts together take at most 45,000 bytes, and a poster for one screen 10,000', () => {
  const fonts = builtFiles().filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(Buffer.concat(fonts.map(readBuilt)).length).toBeLessThanOrEqual(45_000);
  const posters = builtFiles().filter((file) => /poster.*-\d+\.avif$/.test(file));
  expect(posters.length).toBeGreaterThan(0);
  for (const file of posters) expect(readBuilt(file).length, file).toBeLessThanOrEqual(10_000);
});

test('nothing of section types that the site does not show is in the build', () => {
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  const withText = (text: string) => scripts.filter((file) => readBuilt(file).includes(text));
  // Contacts copy addresses, galleries open a dialog, and embedded videos have a sandbox.
  expect(withText('writeText')).toHaveLength(1);
  expect([...withText('showModal'), ...withText('allow-presentation')]).toEqual([]);
});

test('nothing of the gallery is in the build', () => {
  const isPartOfGallery = (file: string) =>
    file.includes('__gallery') || readBuilt(file).includes('__gallery');
  const files = builtFiles().filter((file) => /\.(html|js|json)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(isPartOfGallery)).toEqual([]);
});
