import { z } from 'zod';
import { language as languageTag } from '../../config/language.ts';
import { type Resume, resumeSchema } from '../resume/resume.ts';
import { detectLanguage } from './detect-language.ts';
import { type Note, readLeniently } from './read-leniently.ts';

/** A résumé that was read from a source, its language, and what of the source has no place on a site. */
export type Imported = { resume: Resume; language: string; notes: readonly Note[] };

const tagged = z.object({ meta: z.object({ language: languageTag }) });

/** Reads a value in the format JSON Resume. Returns undefined for a value of another kind. */
export function readResume(value: unknown, source: string): Imported | undefined {
  const tag = tagged.safeParse(value).data?.meta.language;
  const language = tag ?? detectLanguage(textsIn(value).join(' '));
  const { value: resume, notes } = readLeniently(resumeSchema(language), value, source);
  const unplaced = (place: string) => ({
    place: `${source}  ${place}`,
    message: 'has no place on a site; left out',
  });
  return resume && { resume, language, notes: [...notes, ...unplacedIn(resume).map(unplaced)] };
}

/** Lists what a résumé has, and a site has no place for. */
function unplacedIn({ basics, projects }: Resume): string[] {
  const { address, postalCode } = basics.location ?? {};
  const ofProjects = projects.flatMap(({ startDate, endDate, roles, entity, type }) =>
    Object.entries({ startDate, endDate, roles: roles[0], entity, type }),
  );
  const keys = ofProjects.flatMap(([key, value]) => (value === undefined ? [] : key));
  return [
    ...(basics.image === undefined ? [] : ['basics.image']),
    ...(address === undefined ? [] : ['basics.location.address']),
    ...(postalCode === undefined ? [] : ['basics.location.postalCode']),
    ...[...new Set(keys)].map((key) => `projects[].${key}`),
  ];
}

/** Lists the texts in a value. Addresses are left out, which have words of no language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\S*[:/@]\S*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
