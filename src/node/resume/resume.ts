import { z } from 'zod';
import { mailLink, phoneLink, profileLink } from './contact-links.ts';
import {
  dateIn,
  isFilled,
  line,
  lines,
  link,
  linked,
  list,
  markdown,
  named,
  orName,
} from './lenient-fields.ts';

const account = { summary: markdown, highlights: list(markdown) };

const job = z.strictObject({
  ...{ name: line, company: line, position: line, location: line, description: markdown },
  ...{ url: link, website: link, ...account },
});

const post = z.strictObject({
  ...{ organization: line, position: line, url: link, website: link, ...account },
});

const study = z.strictObject({
  ...{ institution: line, url: link, area: line, studyType: line, score: line, gpa: line },
  courses: lines,
});

const publication = z.strictObject({
  ...{ name: line, publisher: line, url: link, website: link, summary: markdown },
});

const project = z.strictObject({
  ...{ name: line, description: markdown, highlights: list(markdown), keywords: lines },
  ...{ url: link, roles: lines, entity: line, type: line },
});

/** Reads the older key `website` as `url`. */
const withUrl = <T extends { url?: string | undefined; website?: string | undefined }>({
  website,
  ...entry
}: T) => ({ ...entry, url: entry.url ?? website });

const basics = z
  .strictObject({
    ...{ name: line, label: line, image: line, picture: line, url: link },
    email: linked(mailLink, 'a mail address such as name@example.com'),
    phone: linked(phoneLink, 'a phone number such as +34 600 000 000'),
    ...{ website: link, summary: markdown },
    location: z
      .strictObject({
        ...{ address: line, postalCode: line, city: line, countryCode: line, region: line },
      })
      .nullish(),
    profiles: list(
      z
        .strictObject({ network: line, username: line, url: link })
        .transform((profile) => ({
          ...profile,
          url: profile.url ?? profileLink(profile.network, profile.username),
        }))
        .refine(({ url, ...profile }) => url !== undefined || !isFilled(profile), {
          error: 'a profile with the key "url" and its address',
        }),
    ),
  })
  .transform(({ picture, ...person }) => withUrl({ ...person, image: person.image ?? picture }));

/**
 * Creates the schema of a résumé in the format JSON Resume 1.0.0, with the older names of some keys. Nothing is required.
 * @param language the language in which dates name months
 */
export function resumeSchema(language: string) {
  const date = dateIn(language);
  const period = { startDate: date, endDate: date };
  return z.strictObject({
    $schema: z.unknown().optional(),
    basics: z.preprocess((value) => value ?? {}, basics).prefault({}),
    work: list(
      named(
        job
          .extend(period)
          .transform(({ company, ...rest }) => withUrl({ ...rest, name: rest.name ?? company })),
        'position',
        'name',
      ),
    ),
    volunteer: list(named(post.extend(period).transform(withUrl), 'position', 'organization')),
    education: list(
      named(
        study
          .extend(period)
          .transform(({ gpa, ...rest }) => ({ ...rest, score: rest.score ?? gpa })),
        'studyType',
        'area',
        'institution',
      ),
    ),
    awards: list(
      named(z.strictObject({ title: line, date, awarder: line, summary: markdown }), 'title'),
    ),
    certificates: list(
      named(z.strictObject({ name: line, date, url: link, issuer: line }), 'name'),
    ),
    publications: list(named(publication.extend({ releaseDate: date }).transform(withUrl), 'name')),
    skills: list(
      orName(
        'name',
        named(z.strictObject({ name: line, level: line, keywords: lines }), 'name', 'keywords'),
      ),
    ),
    languages: list(
      orName('language', named(z.strictObject({ language: line, fluency: line }), 'language')),
    ),
    interests: list(orName('name', named(z.strictObject({ name: line, keywords: lines }), 'name'))),
    references: list(
      named(named(z.strictObject({ name: line, reference: markdown }), 'name'), 'reference'),
    ),
    projects: list(named(project.extend(period), 'name', 'url')),
    meta: z.unknown().optional(),
  });
}

/** The parts of a résumé that a site has a place for. */
export const resumeParts = [
  ...['basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'publications'],
  ...['skills', 'languages', 'interests', 'references', 'projects'],
];

/** A résumé that was read. What is missing is undefined, and lists are empty. */
export type Resume = z.output<ReturnType<typeof resumeSchema>>;
