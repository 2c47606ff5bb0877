import fc from 'fast-check';
import attackAddresses from '../hostile/attack-addresses.json' with { type: 'json' };
import { isFullRun } from './full-run.ts';

/** What YAML, Markdown, HTML, dates or the check could take for something else. A mark @ may stand anywhere. */
const pieces =
  '@¦**@** a¦_@_¦`@`¦[a](https://a.dev/@)¦[a](@.html)¦![a](@.png)¦![@](b.png)¦<a href="https://a.dev/@">b</a>¦<p title="@">b</p>¦<!-- @ -->¦[@]: https://a.dev¦# @¦a\n===\n\n@¦- a\n- b @\n  - c¦```@\nb\n```¦a\n\n@\n\nb¦b, @¦x@a.dev¦2014 @¦Summer 2019 @¦{@}¦{{ @ }}¦$@¦"@¦<script>@</script>¦&lt;@&gt;¦| a | @ |\n|---|---|\n| b | c |¦a <@> b¦"@": b¦1. @¦> @¦@\u0000¦javascript:@¦+34 600 @¦a  \n@¦\\@¦{appName}¦: ¦ #¦- ¦* ¦\n¦\t¦\u202e¦\ud83d¦\u200b¦|¦%¦!!b¦&a¦*a¦yes¦null¦~¦1.10¦---¦مرحبا¦日本語¦🙂¦</li>¦<br>¦•'.split(
    '¦',
  );
const text = fc.oneof(
  fc.constantFrom(...pieces),
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
const date = fc.oneof(
  fc.constantFrom('2014', '2014-06', '2014-06-29', 'Present', 'Jan 2020', '2014-13', 'soon', ''),
  text,
);
const link = fc.oneof(fc.webUrl(), fc.constantFrom('a.dev', ...attackAddresses), text);
const texts = fc.array(text, { maxLength: 3 });
const wrong = fc.oneof(fc.anything({ maxDepth: 1 }), texts, fc.dictionary(text, text));
const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: wrong });

/** Entries of a list with texts under these keys, dates, links and others. */
function entries(keys: string, others: Record<string, fc.Arbitrary<unknown>> = {}) {
  const named = Object.fromEntries(keys.split(' ').map((key) => [key, mostly(text)]));
  const fields = { ...named, startDate: date, endDate: date, url: link, ...others };
  const entry = mostly(fc.record(fields, { requiredKeys: [] }));
  return mostly(fc.array(entry, { maxLength: 4 }));
}

const basics = {
  ...{ name: text, label: text, summary: text, email: text, phone: text, url: link, image: text },
  location: fc.record({ city: text, region: text, countryCode: text }),
  profiles: entries('network username'),
};

/** Résumés of texts that are hard to write, and of values of other kinds. */
export const resumes = fc.record(
  {
    basics: fc.record(basics, { requiredKeys: [] }),
    work: entries('name position location description summary', { highlights: texts }),
    volunteer: entries('organization position summary', { highlights: texts }),
    education: entries('institution area studyType score', { courses: texts }),
    awards: entries('title awarder summary', { date }),
    certificates: entries('name issuer', { date }),
    publications: entries('name publisher summary', { releaseDate: date }),
    skills: entries('name level', { keywords: texts }),
    languages: entries('language fluency'),
    interests: entries('name', { keywords: texts }),
    references: entries('name reference entity type'),
    projects: entries('name description', { highlights: texts, keywords: texts, roles: texts }),
    custom: entries('title company note'),
  },
  { requiredKeys: [] },
);

/** Résumés in which each mark @ is one of its own, such as `q7z`, and the number of these marks. */
export const markedResumes = resumes.map((resume) => {
  let marks = 0;
  const marked = JSON.stringify(resume, (_, value) =>
    typeof value === 'string' ? value.replaceAll('@', () => `q${marks++}z`) : value,
  );
  return { resume: JSON.parse(marked), marks };
});

/** How many of them are tried: fifty times as many in a full run. */
export const runs = (count: number) => ({ numRuns: isFullRun ? count * 50 : count, seed: 1 });
