import { expect, test } from 'vitest';
import { headingsIn, languages } from '../resume/headings.ts';
import { partHeaded } from './sort-sections.ts';

const parts = [
  ...(['work', 'volunteer', 'education', 'awards', 'certificates', 'publications'] as const),
  ...(['skills', 'languages', 'interests', 'references', 'projects'] as const),
];

test.each(languages)('the usual headings in %s name their parts', (language) => {
  const named = parts.map((part) => [headingsIn(language)(part), part]);
  expect(named.map(([heading = '']) => [heading, partHeaded(heading)])).toEqual(named);
});

test.each([
  ['Programming Languages', 'skills'],
  ['Languages & Tools', 'skills'],
  ['Lenguajes de programación', 'skills'],
  ['Programmiersprachen', 'skills'],
  ['Technical Skills', 'skills'],
  ['academic_interests', 'interests'],
  ['Project Experience', 'projects'],
  ['Work & Volunteering', 'volunteer'],
  ['Ehrenamtliches Engagement', 'volunteer'],
  ['Engagement associatif', 'volunteer'],
  ['Compétences linguistiques', 'languages'],
  ['Conocimientos de idiomas', 'languages'],
  ['Experiencia laboral', 'work'],
  ['Zeugnisse & Zertifikate', 'certificates'],
  ['Herramientas', 'skills'],
  ['Collaborations', undefined],
  ['Speaking Engagements', undefined],
  ['Professional Associations', undefined],
  ['Information', undefined],
  ['Public Speaking', undefined],
  ['Talents', undefined],
  ['Selected Artworks', undefined],
])('the heading %s names %s', (heading, part) => {
  expect(partHeaded(heading)).toBe(part);
});
