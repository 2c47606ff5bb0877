import { distinct } from '../resume/distinct.ts';
import { headingsIn } from '../resume/headings.ts';
import type { Resume } from '../resume/resume.ts';
import { markdownOf, readBlocks, readTexts, richLine } from '../resume/rich-markdown.ts';
import { cards, facts, joined, shortText, timeline, type WrittenSection } from './sections.ts';

/** Makes the sections that show the parts of a résumé, for the two pages that they stand on. */
export function resumeSections(resume: Resume, language: string) {
  return {
    experience: [
      ...timeline('work', language, resume.work.map(jobEntry(language))),
      ...timeline('volunteer', language, resume.volunteer.map(postEntry)),
      ...timeline('education', language, resume.education.map(studyEntry(language))),
      ...cards('awards', language, resume.awards.map(awardEntry)),
      ...cards('certificates', language, resume.certificates.map(certificateEntry)),
      ...cards('publications', language, resume.publications.map(publicationEntry)),
    ],
    about: [
      ...summarySections(resume.basics.summary, headingsIn(language)('about')),
      ...skillSections(resume.skills, headingsIn(language)('skills')),
      ...facts('languages', language, resume.languages.map(languageEntry)),
      ...facts('interests', language, resume.interests.map(interestEntry(language))),
      ...quoteSections(resume.references, headingsIn(language)('references')),
    ],
  };
}

const jobEntry =
  (language: string) =>
  ({
    position,
    name,
    location,
    description,
    summary,
    highlights,
    ...job
  }: Resume['work'][number]) => ({
    ...job,
    title: shortText(position),
    place: joined(language, [name, location]),
    texts: [description, summary],
    points: highlights,
  });

const postEntry = ({
  position,
  organization,
  summary,
  highlights,
  ...post
}: Resume['volunteer'][number]) => ({
  ...post,
  title: shortText(position),
  place: shortText(organization),
  texts: [summary],
  points: highlights,
});

const studyEntry =
  (language: string) =>
  ({ studyType, area, institution, score, courses, ...study }: Resume['education'][number]) => ({
    ...study,
    title: joined(language, [studyType, area]),
    place: shortText(institution && score ? `${institution} (${score})` : institution),
    points: courses.map(markdownOf),
  });

const awardEntry = ({ title, awarder, date, summary }: Resume['awards'][number]) => ({
  title: shortText(title),
  ...{ by: awarder, date, summary },
});

const certificateEntry = ({ name, issuer, date, url }: Resume['certificates'][number]) => ({
  title: shortText(name),
  ...{ by: issuer, date, url },
});

const publicationEntry = ({
  name,
  publisher,
  releaseDate,
  url,
  summary,
}: Resume['publications'][number]) => ({
  title: shortText(name),
  ...{ by: publisher, date: releaseDate, url, summary },
});

const languageEntry = ({ language, fluency }: Resume['languages'][number]) => ({
  value: shortText(language),
  label: shortText(fluency),
});

const interestEntry =
  (language: string) =>
  ({ name, keywords }: Resume['interests'][number]) => ({
    value: shortText(name),
    label: joined(language, keywords),
  });

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
