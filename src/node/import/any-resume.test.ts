import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composedSite, composedSites } from '../../../tests/project/site-files.ts';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { markedResumes, resumes, runs } from '../../../tests/unit/any-resume.ts';
import { isFullRun } from '../../../tests/unit/full-run.ts';
import { resumeFrom, siteFrom } from '../../../tests/unit/written-site.ts';
import { formatText } from '../../diagnose/messages/format-problems.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { readResume } from '../resume/read-resume.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { problemsOf, withoutMedia } from '../site-files/owner-files.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'tests', 'resumes');
const published = readdirSync(fixtures).filter((name) => name.endsWith('.json'));

function faultsOf(resume: unknown): unknown[] {
  let faults: unknown[] = [];
  validate(resume, (found) => {
    faults = found ?? [];
  });
  return faults;
}

test('whatever is imported, the written files pass the check', () => {
  const passes = (resume: unknown) => {
    expect(formatText(problemsOf(siteFrom(resume), withoutMedia))).toBe('');
  };
  fc.assert(fc.property(resumes, passes), runs(4));
}, 600_000);

test('every text of a résumé is on the site, or in the list of what is not', () => {
  const isAccounted = ({ resume, marks }: { resume: unknown; marks: number }) => {
    const read = readResume(resume, 'resume.json');
    const site = siteOfResume(read, read.language);
    const notes = [...read.notes, ...findLeftOut(read, site)].map(({ message }) => message);
    const written = JSON.stringify([site, notes]);
    const lost = Array.from({ length: marks }, (_, mark) => `q${mark}z`);
    expect(lost.filter((mark) => !written.includes(mark))).toEqual([]);
  };
  fc.assert(fc.property(markedResumes, isAccounted), runs(16));
}, 600_000);

/** Expects that the résumé of a site is valid, and that the site which is made of it has the same one. */
async function expectSame(site: Parameters<typeof resumeFrom>[0]) {
  const first = await resumeFrom(site);
  expect(faultsOf(first)).toEqual([]);
  expect(await resumeFrom(siteFrom(first))).toEqual(first);
}

test('the résumé of an imported site is valid, and makes a site with the same résumé', async () => {
  const isSame = (resume: unknown) => expectSame(siteFrom(resume));
  await fc.assert(fc.asyncProperty(resumes, isSame), runs(4));
}, 600_000);

test('names in braces are words in every text of a résumé', async () => {
  const words = 'Lisbon {x} {appName}';
  const texts = siteFrom({
    basics: { name: words, label: words, summary: words, location: { city: words } },
    work: [{ name: words, position: words, location: words, highlights: [words] }],
    skills: [{ name: words, keywords: [words] }],
    projects: [{ name: words, description: words, keywords: [words] }],
  });
  expect(formatText(problemsOf(texts, withoutMedia))).toBe('');
  expect(JSON.stringify(await resumeFrom(texts))).not.toContain('{appName}');
  await expectSame(texts);
});

test.each(published)('so is the résumé of the site that is made of %s', async (name) => {
  const site = siteFrom(JSON.parse(readFileSync(join(fixtures, name), 'utf8')));
  expect(formatText(problemsOf(site, withoutMedia))).toBe('');
  await expectSame(site);
});

test('a text of a megabyte is read as far as a page can show it', () => {
  const summary = '<'.repeat(1_000_000);
  expect(formatText(problemsOf(siteFrom({ basics: { summary } }), withoutMedia))).toBe('');
}, 60_000);

const own = readFileSync(sampleFiles.content, 'utf8');

const ownSites = composedSites.filter((_, index) => isFullRun || index % 10 === 0);

test.each(ownSites)('so is the résumé of the site %s, which its owner wrote', async (name) => {
  await expectSame({ content: own, ...composedSite(name) });
});
