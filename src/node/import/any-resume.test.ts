import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import attackAddresses from '../../../tests/hostile/attack-addresses.json' with { type: 'json' };
import { composedSite, composedSites } from '../../../tests/project/site-files.ts';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { isFullRun } from '../../../tests/unit/full-run.ts';
import { noMedia, resumeFrom, siteFrom } from '../../../tests/unit/written-site.ts';
import { formatText } from '../../diagnose/messages/format-problems.ts';
import { problemsOf } from './write-site.ts';

/** What texts are made of that YAML, Markdown, HTML or the check could take for something else. */
const pieces =
  '<b>x</b>¦&amp;¦"¦“¦\'¦{appName}¦$HOME¦{{ x }}¦: ¦ #¦# ¦- ¦* ¦1. ¦**¦_a_¦`¦```\n¦[x](y)¦[x](https://a.dev)¦![x](y)¦\n¦\n\n¦\t¦\u0000¦\u202e¦\ud83d¦\u200b¦|¦>¦> ¦%¦@¦!!b¦&a¦*a¦yes¦null¦~¦1.10¦---¦مرحبا¦日本語¦🙂¦a¦Word ¦, ¦\\¦<script>¦</li>¦<br>¦==¦•¦=>'.split(
    '¦',
  );
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
  fc.lorem({ maxCount: 30 }),
);
const date = fc.oneof(
  fc.constantFrom('2014', '2014-06', '2014-06-29', 'Present', 'Jan 2020', '2014-13', 'soon', ''),
  text,
);
const link = fc.oneof(fc.webUrl(), fc.constantFrom('a.dev', ...attackAddresses), text);
const wrong = fc.anything({ maxDepth: 1 });
const entry = (texts: string[], others: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.array(
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc.record(
          {
            ...Object.fromEntries(
              texts.map((key) => [
                key,
                fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: wrong }),
              ]),
            ),
            ...{ startDate: date, endDate: date, url: link, ...others },
          },
          { requiredKeys: [] },
        ),
      },
      { weight: 1, arbitrary: wrong },
    ),
    { maxLength: 4 },
  );
const texts = fc.array(text, { maxLength: 3 });
const resumes = fc.record(
  {
    basics: fc.record(
      {
        ...{ name: text, label: text, summary: text, email: text, phone: text, url: link },
        location: fc.record({ city: text, region: text, countryCode: text }),
        profiles: entry(['network', 'username']),
      },
      { requiredKeys: [] },
    ),
    work: entry(['name', 'position', 'location', 'description', 'summary'], { highlights: texts }),
    volunteer: entry(['organization', 'position', 'summary'], { highlights: texts }),
    education: entry(['institution', 'area', 'studyType', 'score'], { courses: texts }),
    awards: entry(['title', 'awarder', 'summary'], { date }),
    certificates: entry(['name', 'issuer'], { date }),
    publications: entry(['name', 'publisher', 'summary'], { releaseDate: date }),
    skills: entry(['name', 'level'], { keywords: texts }),
    languages: entry(['language', 'fluency']),
    interests: entry(['name'], { keywords: texts }),
    references: entry(['name', 'reference']),
    projects: entry(['name', 'description'], { highlights: texts, keywords: texts }),
  },
  { requiredKeys: [] },
);

function faultsOf(resume: unknown): unknown[] {
  let faults: unknown[] = [];
  validate(resume, (found) => {
    faults = found ?? [];
  });
  return faults;
}

const run = (count: number) => ({ numRuns: isFullRun ? count * 20 : count, seed: 1 });

test('whatever is imported, the written files pass the check', () => {
  const passes = (resume: unknown) => {
    expect(formatText(problemsOf(siteFrom(resume), noMedia))).toBe('');
  };
  fc.assert(fc.property(resumes, passes), run(30));
}, 600_000);

/** Expects that the résumé of a site is valid, and that the site which is made of it has the same one. */
async function expectSame(site: Parameters<typeof resumeFrom>[0]) {
  const first = await resumeFrom(site);
  expect(faultsOf(first)).toEqual([]);
  expect(await resumeFrom(siteFrom(first))).toEqual(first);
}

test('the résumé of an imported site is valid, and makes a site with the same résumé', async () => {
  const isSame = (resume: unknown) => expectSame(siteFrom(resume));
  await fc.assert(fc.asyncProperty(resumes, isSame), run(20));
}, 600_000);

const own = readFileSync(sampleFiles.content, 'utf8');

test.each(composedSites)('so is the résumé of the site %s, which its owner wrote', async (name) => {
  await expectSame({ content: own, ...composedSite(name) });
});
