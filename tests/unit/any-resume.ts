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

/** Texts in which the mark @ stands where a reader of Markdown, HTML, dates or addresses may lose it. */
const oddTexts =
  '@¦**@** a¦_@_¦`@`¦[a](https://a.dev/@)¦[a](@.html)¦![a](@.png)¦![@](b.png)¦<a href="https://a.dev/@">b</a>¦<p title="@">b</p>¦<p class="c">@</p>¦<!-- @ -->¦[@]: https://a.dev¦# @¦a\n===\n\n@¦- a\n- b @\n  - c¦```@\nb\n```¦a\n\n@\n\nb¦@, b¦b, @¦x@a.dev¦2014 @¦Summer 2019 @¦{@}¦{{ @ }}¦$@¦"@¦<script>@</script>¦&lt;@&gt;¦| a | @ |\n|---|---|\n| b | c |¦a <@> b¦<b>a</b>@¦"@": b¦1. @¦2014. @¦> @¦@\u0000¦https://a.dev/@¦javascript:@¦+34 600 @¦a  \n@¦\\@'.split(
    '¦',
  );
const keys =
  'name label summary email phone url location city region countryCode country profiles network username position company highlights startDate endDate from to description institution area studyType score courses title awarder date issuer publisher releaseDate level keywords technologies roles fluency language reference entity type image note'.split(
    ' ',
  );
const oddValue = fc.letrec((tie) => ({
  any: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...oddTexts) },
    { weight: 1, arbitrary: fc.array(tie('any'), { maxLength: 3 }) },
    { weight: 1, arbitrary: tie('block') },
  ),
  block: fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 6 }),
}));
const parts =
  'work volunteer education awards certificates publications skills languages interests references projects experience custom';
const oddEntries = fc.oneof(fc.array(oddValue.block, { maxLength: 3 }), oddValue.any);

/** Résumés in which each text has a mark of its own, such as `q7z`, and the number of these marks. */
export const markedResumes = fc
  .record(
    {
      basics: oddValue.block,
      ...Object.fromEntries(parts.split(' ').map((part) => [part, oddEntries])),
    },
    { requiredKeys: [] },
  )
  .map((resume) => {
    let marks = 0;
    const marked = JSON.stringify(resume, (_, value) =>
      typeof value === 'string' ? value.replaceAll('@', () => `q${marks++}z`) : value,
    );
    return { resume: JSON.parse(marked), marks };
  });

/** How many of them are tried: fifty times as many in a full run. */
export const runs = (count: number) => ({ numRuns: isFullRun ? count * 50 : count, seed: 1 });
