import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { language as languageTag } from '../../../config/language.ts';
import { slugOf } from '../../../shared/slug.ts';
import { engine } from '../../files/project/places.js';
import { type OwnerTexts, problemsOf, withoutMedia } from '../../files/site-files/owner-files.ts';
import { writeSite } from '../import/write-site.ts';
import { type HeadingName, headingsIn } from '../resume/headings.ts';
import { pageOf, siteOf, type WrittenSite } from '../resume/site-of-resume.ts';
import { inLanguages, type NewSite } from './two-languages.ts';

/** What a new site says. An empty text is left out of the site. */
export type Answers = {
  name: string;
  role: string;
  line: string;
  mail: string;
  language: string;
  /** Another language of the site. */
  second: string;
  'second-role': string;
  'second-line': string;
  preset: string;
  /** A folder with pictures. */
  pictures: string;
};

/** What the check knows of a new site. Its pictures are there only when it is written. */
const context = { ...withoutMedia, media: ['/media/work/1.jpg'] };

/** Returns the texts of the two YAML files that say what was answered. */
export function siteTexts(answers: Answers): OwnerTexts {
  const { language, second, preset } = answers;
  return newTexts(
    inLanguages(language, second, (each) => siteIn(each, answers)),
    preset,
  );
}

/** The beginning of the word for a photographer, without marks, in the languages of new sites. */
const photographer = /photo|foto|φωτο|фото|светопис|צלמ|צלם|写真|摄影|攝影|مصور/i;

/** Makes the site that says in a language what was answered. */
function siteIn(
  language: string,
  { name, role, line, mail, pictures, language: main, ...answers }: Answers,
): WrittenSite {
  const word = headingsIn(language);
  // What was answered in one language is missing in the other, until it is translated.
  const [profession, tagline] =
    language === main ? [role, line] : [answers['second-role'], answers['second-line']];
  const owner = { name, ...(profession && { profession }), ...(tagline && { tagline }) };
  const address = (name: HeadingName, usual: string) => slugOf(word(name), language) || usual;
  // A photographer shows photos, and calls neither these nor a series of them a project.
  const isOfPhotos = photographer.test(role.normalize('NFD').replace(/\p{M}/gu, ''));
  const shown = isOfPhotos ? 'photos' : 'pictures';
  const told = isOfPhotos ? (pictures ? 'pictures' : 'photos') : 'projects';
  const gallery = { type: 'gallery', heading: word(shown), pictures: '/media/work/' } as const;
  const projects = { type: 'projects', heading: word(told), empty: word('soon') } as const;
  const pages = [
    ...pageOf(shown, address(shown, 'work'), language, pictures ? [gallery] : []),
    ...pageOf(told, address(told, 'projects'), language, [projects]),
    ...pageOf('about', address('about', 'about-me'), language, [
      { type: 'profile', heading: word('about') },
    ]),
    ...pageOf(
      'contact',
      address('contact', 'contact-me'),
      language,
      mail ? [{ type: 'contact', heading: word('contact') }] : [],
    ),
  ];
  const contactMe: WrittenSite['content']['contactMe'] = mail
    ? [[word('email'), `mailto:${mail}`]]
    : [];
  return { site: siteOf(owner, language, pages), content: { projects: [], contactMe } };
}

/** Writes the two files of a new site. */
export function newTexts({ site, content }: NewSite, preset: string): OwnerTexts {
  const heads = { site: readTemplate('site.config.yaml'), content: readTemplate('index.yaml') };
  return writeSite({ site: { ...site, theme: { preset } }, content }, heads);
}

/** Reads a file of the folder `template`. */
export function readTemplate(file: string): string {
  return readFileSync(join(engine, 'src', 'node', 'start', 'new-site', 'template', file), 'utf8');
}

const sound: Answers = {
  ...{ name: 'Owner', role: '', line: '', mail: '', second: '', pictures: '' },
  ...{ 'second-role': '', 'second-line': '' },
  language: 'en',
  preset: 'dusk',
};

/** Returns what the check of the site would say of an answer, in one line; undefined if it is in order. */
export function findFault(answer: Partial<Answers>): string | undefined {
  if (answer.name === '') return 'The site needs a name.';
  const tags = [answer.language, answer.second || undefined];
  if (tags.some((tag) => tag !== undefined && !languageTag.safeParse(tag).success))
    return 'expected: a language tag, such as en or pt-BR';
  if (answer.pictures) {
    const folder = statSync(resolve(answer.pictures), { throwIfNoEntry: false });
    if (!folder?.isDirectory()) return `There is no folder ${resolve(answer.pictures)}.`;
  }
  const { 'second-role': role = '', 'second-line': line = '' } = answer;
  const [problem] = problemsOf(siteTexts({ ...sound, role, line, ...answer }), context);
  return problem && `${problem.message}; expected: ${problem.expected}`;
}
