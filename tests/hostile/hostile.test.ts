import { expect, test } from 'vitest';
import { contentSchema } from '../../src/config/content.ts';
import { diagnose, diagnoseSize } from '../../src/diagnose/diagnose.ts';
import { languagesMeant } from '../../src/diagnose/site-languages.ts';
import { siteConfig } from '../../src/site.ts';
import { isFullRun } from '../unit/full-run.ts';
import { hostileFiles, randomFiles } from './files.ts';

const emptyContext = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const schemas = { site: siteConfig, content: contentSchema };

/** Expects that a file, read as one of the two, is refused with a place and words. */
function expectRefused(file: string | Uint8Array, as: keyof typeof schemas): void {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const diagnosis = diagnose('file.yaml', bytes, schemas[as], emptyContext);
  const problems = diagnosis.ok ? [] : diagnosis.problems;
  expect(problems.length, String(file).slice(0, 200)).toBeGreaterThan(0);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toMatch(/^$|undefined|\[object/);
  }
}

/** Expects that whoever asks a file for its languages gets an answer. One that is too large is not asked. */
function expectLanguages(file: string | Uint8Array): void {
  const bytes = Buffer.concat([Buffer.from('languages: [en]\n'), Buffer.from(file)]);
  if (diagnoseSize('file.yaml', bytes.length)) return;
  expect(languagesMeant(bytes, siteConfig, emptyContext)).toHaveProperty('languages');
}

test.each(Object.entries(hostileFiles(isFullRun ? 65_536 : 512)))(
  'a hostile file is refused with a message: %s',
  (_, file) => {
    expectRefused(file, 'site');
    expectRefused(file, 'content');
    expectLanguages(file);
    expect({}).not.toHaveProperty('polluted');
  },
  120_000,
);

const count = isFullRun ? 10_000 : 40;

test(`${count} random files are refused with a message`, { timeout: 2 * count + 60_000 }, () => {
  for (const file of randomFiles(count)) {
    expectRefused(file, 'content');
    expectLanguages(file);
  }
});
