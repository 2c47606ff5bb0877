import fc from 'fast-check';
import attackAddresses from '../hostile/attack-addresses.json' with { type: 'json' };
import { isFullRun } from './full-run.ts';

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
/** Résumés of texts that are hard to write, and of values of other kinds. */
export const resumes = fc.record(
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

/** How many of them are tried: twenty times as many in a full run. */
export const runs = (count: number) => ({ numRuns: isFullRun ? count * 20 : count, seed: 1 });
