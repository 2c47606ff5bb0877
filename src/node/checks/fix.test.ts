// @vitest-environment node
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { diagnose } from '../../diagnose/diagnose.ts';
import { fixFile } from './fix.ts';

const folder = mkdtempSync(join(tmpdir(), 'fix-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.strictObject({ name: z.string(), size: z.strictObject({ width: z.int() }) });
const context = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const read = (bytes: Uint8Array) => diagnose('file.yaml', bytes, schema, context);

const mistaken = '\ufeff# mine\r\nname: 7 # seven\r\nsize:\r\n  widht: 3px\r\n';

test('what is certain is mended, and comments, line ends and all else stay', () => {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, mistaken);
  const said = fixFile(file, read);
  expect(readFileSync(file, 'utf8')).toBe(
    '\ufeff# mine\r\nname: "7" # seven\r\nsize:\r\n  width: 3\r\n',
  );
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('+ name: "7" # seven');
  expect(readdirSync(folder)).toEqual(['site.yaml']);
  expect(fixFile(file, read)).toEqual([]);
});

test('a file with the line ends of old Macs is mended, and keeps them', () => {
  const file = join(folder, 'mac.yaml');
  writeFileSync(file, mistaken.replaceAll('\r\n', '\r'));
  const said = fixFile(file, read);
  expect(readFileSync(file, 'utf8')).toBe('\ufeff# mine\rname: "7" # seven\rsize:\r  width: 3\r');
  expect(said[0]).toContain(':2  mended');
});

test('nothing is written through a link', () => {
  const target = join(folder, 'elsewhere.yaml');
  const link = join(folder, 'link.yaml');
  writeFileSync(target, mistaken);
  symlinkSync(target, link);
  expect(fixFile(link, read)).toEqual([expect.stringContaining('is left as it is')]);
  expect(readFileSync(target, 'utf8')).toBe(mistaken);
});
