import { z } from 'zod';
import { absoluteLink } from '../../config/fields.ts';
import { mailLink, phoneLink, profileLink } from './contact-links.ts';
import { isResumeDate, readDate } from './dates.ts';
import { oneLine, tidy } from './tidy.ts';

/** A text or a number; `null` and a blank text mean that there is none. */
const written = (read: (text: string) => string) =>
  z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : blankAsNothing(value)),
      z.string().transform(read).optional(),
    )
    .optional();

const blankAsNothing = (value: unknown) =>
  value === null || (typeof value === 'string' && tidy(value) === '') ? undefined : value;

/** A short text, which is shown as it is written. */
const line = written(oneLine);

/** A longer text, which may be Markdown, of several paragraphs. */
const markdown = written(tidy);

/** A list; a single text counts as a list of one. What a list must not contain is removed as an item `undefined`. */
const list = <S extends z.ZodType>(item: S) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : (value ?? [])),
      z.array(item.optional()).transform((items) => items.filter(isFilled)),
    )
    .prefault([]);

const isFilled = <T>(item: T): item is NonNullable<T> =>
  typeof item === 'object' && item !== null
    ? Object.values(item).some((value) => (Array.isArray(value) ? value.length > 0 : value))
    : item !== undefined;

const lines = list(line);

/** Reads a text in the place of an entry as the entry's name. */
const orName = <S extends z.ZodType>(key: string, entry: S) =>
  z.preprocess((value) => (typeof value === 'string' ? { [key]: value } : value), entry);

/** An entry of a part, which must have one of the keys that name it if it has anything at all. */
const named = <S extends z.ZodType<object>>(entry: S, ...keys: readonly string[]) =>
  entry.refine(
    (values) => !isFilled(values) || keys.some((key) => Reflect.get(values, key) !== undefined),
    `an entry with ${keys.join(' or ')}`,
  );

/** An address. Without a scheme, as in `example.com/me`, https is meant. */
const link = written((address) => {
  const whole = oneLine(address);
  return /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:]|$))/i.test(whole)
    ? `https://${whole}`
    : whole;
}).superRefine((address, context) => {
  if (address === undefined) return;
  for (const issue of absoluteLink.safeParse(address).error?.issues ?? []) {
    context.addIssue({ ...issue, code: 'custom', path: [] });
  }
});

/** A text from which a link can be made. */
const linked = (makeLink: (text: string) => string | undefined, expected: string) =>
  line.refine((text) => text === undefined || makeLink(text) !== undefined, expected);

/** What people write as the end of what has not ended. */
const openEnd =
  /^(present|current(ly)?|now|today|ongoing|(to|till) date|heute|présent|aujourd'hui|actual(idad|mente)?|presente|oggi|atual|hoje|heden|nu|obecnie|dnes|bugün|halen|.*настоящее время|н\. ?в\.|сейчас|現在|至今|现在|الآن|حتى الآن|היום|σήμερα)\.?$/i;

const dateIn = (language: string) =>
  written((text) => (openEnd.test(tidy(text)) ? '' : tidy(text)))
    .superRefine((text, context) => {
      if (!text || isResumeDate(text)) return;
      const better = readDate(text, language);
      const isSame = better !== undefined && !/^[-\d]+$/.test(text);
      // A date in words is read as it was meant, so there is nothing to report.
      if (isSame) return;
      const message = 'a date such as 2014, 2014-06 or 2014-06-29';
      context.addIssue({ code: 'custom', message, params: { better } });
    })
    .transform((text) => (text ? readDate(text, language) : undefined));

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
