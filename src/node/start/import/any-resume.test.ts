import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importedSite, importedSites } from '../../../../tests/project/look-sites.ts';
import { composedSite, composedSites } from '../../../../tests/project/site-files.ts';
import { sampleFiles } from '../../../../tests/sample-site.ts';
import { markedResumes, resumes, runs } from '../../../../tests/unit/any-resume.ts';
import { isFullRun } from '../../../../tests/unit/full-run.ts';
import { resumeFrom, siteFrom } from '../../../../tests/unit/written-site.ts';
import { formatText } from '../../../diagnose/messages/format-problems.ts';
import { type OwnerTexts, problemsOf, withoutMedia } from '../../files/site-files/owner-files.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { readResume } from '../resume/read-resume.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';

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
async function expectSame(site: OwnerTexts) {
  const first = await resumeFrom(site);
  validate(first, (faults) => expect(faults ?? []).toEqual([]));
  expect(await resumeFrom(siteFrom(first))).toEqual(first);
}

/** Expects that a site which was imported passes the check too. */
async function expectImported(site: OwnerTexts) {
  expect(formatText(problemsOf(site, withoutMedia))).toBe('');
  await expectSame(site);
}

test('whatever is imported, the site passes the check, and its résumé makes a site with the same one', async () => {
  const isSame = (resume: unknown) => expectImported(siteFrom(resume));
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
  expect(JSON.stringify(await resumeFrom(texts))).not.toContain('{appName}');
  await expectImported(texts);
});

test.each(importedSites)('so does the site that is made of %s', async (name) => {
  await expectImported(await importedSite(name));
});

test('a text of a megabyte is read as far as a page can show it', () => {
  const site = siteFrom({ basics: { summary: '<'.repeat(1_000_000) } });
  expect(formatText(problemsOf(site, withoutMedia))).toBe('');
});

const own = readFileSync(sampleFiles.content, 'utf8');
const ownSites = composedSites.filter((_, index) => isFullRun || index % 10 === 0);

test.each(ownSites)('the résumé of the site %s makes a site with the same one', async (name) => {
  await expectSame({ content: own, ...composedSite(name) });
});
