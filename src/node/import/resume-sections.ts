import { distinct } from '../resume/distinct.ts';
import { headingsIn } from '../resume/headings.ts';
import type { Resume } from '../resume/resume.ts';
import { markdownOf, readBlocks, readTexts, richLine } from '../resume/rich-markdown.ts';
import { cards, facts, joined, shortText, timeline, type WrittenSection } from './sections.ts';

/** Makes the sections that show the parts of a résumé, for the two pages that they stand on. */
export function resumeSections(resume: Resume, language: string) {
  const job = jobEntry(language);
  const posts = resume.volunteer.map(({ organization: name, ...post }) => job({ name, ...post }));
  return {
    experience: [
      ...timeline('work', language, resume.work.map(job)),
      ...timeline('volunteer', language, posts),
      ...timeline('education', language, resume.education.map(studyEntry(language))),
      ...cards(
        'awards',
        language,
        resume.awards.map(({ awarder: by, ...award }) => ({ by, ...award })),
      ),
      ...cards(
        'certificates',
        language,
        resume.certificates.map(({ name: title, issuer: by, ...more }) => ({ title, by, ...more })),
      ),
      ...cards('publications', language, resume.publications.map(publicationEntry)),
    ],
    about: [
      ...summarySections(resume.basics.summary, headingsIn(language)('about')),
      ...skillSections(resume.skills, headingsIn(language)('skills')),
      ...facts(
        'languages',
        language,
        resume.languages.map((each) => ({ value: each.language, label: each.fluency })),
      ),
      ...facts(
        'interests',
        language,
        resume.interests.map((each) => ({
          value: each.name,
          label: joined(language, each.keywords),
        })),
      ),
      ...quoteSections(resume.references, headingsIn(language)('references')),
    ],
  };
}

type Job = Partial<Resume['work'][number]> & Pick<Resume['work'][number], 'highlights'>;

const jobEntry =
  (language: string) =>
  ({ position, name, location, description, summary, highlights, ...job }: Job) => ({
    ...{ ...job, title: position, place: joined(language, [name, location]) },
    ...{ texts: [description, summary], points: highlights },
  });

const studyEntry =
  (language: string) =>
  ({ studyType, area, institution, score, courses, ...study }: Resume['education'][number]) => ({
    ...{ ...study, title: joined(language, [studyType, area]), points: courses.map(markdownOf) },
    place: shortText(institution && score ? `${institution} (${score})` : institution),
  });

const publicationEntry = ({
  name: title,
  publisher: by,
  releaseDate: date,
  ...more
}: Resume['publications'][number]) => ({ title, by, date, ...more });

function summarySections(summary = '', heading: string): WrittenSection[] {
  const paragraphs = distinct(readBlocks(summary));
  return paragraphs.length === 0 ? [] : [{ type: 'prose', id: 'summary', heading, paragraphs }];
}

/** Makes a list of the skills without keywords, and one for each skill with keywords. */
function skillSections(skills: Resume['skills'], heading: string): WrittenSection[] {
  const named = skills.flatMap(({ name, level, keywords }) => {
    const items = distinct(keywords.flatMap((keyword) => shortText(keyword) ?? []));
    const words = level === undefined ? name : `${name ?? heading} (${level})`;
    const title = shortText(words) ?? (items.length > 0 ? heading : undefined);
    return title === undefined ? [] : { heading: title, items };
  });
  const single = distinct(named.flatMap((each) => (each.items.length === 0 ? each.heading : [])));
  const groups = [
    ...(single.length > 0 ? [{ heading, items: single }] : []),
    ...named.filter(({ items }) => items.length > 0),
  ];
  return groups.map((group, index) => ({
    type: 'technologies',
    ...(index === 0 && { id: 'skills' }),
    ...group,
  }));
}

/** Makes quotes of references. What follows a comma in the name, such as a position, is the person's role. */
function quoteSections(references: Resume['references'], heading: string): WrittenSection[] {
  const items = references.flatMap(({ name = '', reference = '' }) => {
    const [words] = richLine(readTexts(reference).join(' '));
    const [, person, role] = /^([^,]*)(?:,\s*(.*))?$/.exec(name) ?? [];
    const [shown, about] = [shortText(person), shortText(role)];
    if (words === undefined || shown === undefined) return [];
    return { text: words, name: shown, ...(about !== undefined && { role: about }) };
  });
  if (items.length === 0) return [];
  return [{ type: 'quotes', id: 'references', heading, items: distinct(items) }];
}
