import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSite } from '../import/write-site.ts';
import { engine } from '../project/places.js';
import { headingsIn } from '../resume/headings.ts';
import { pageOf, siteOf } from '../resume/site-of-resume.ts';
import type { OwnerTexts } from '../site-files/text-problems.ts';
import { withoutMedia } from '../site-files/text-problems.ts';

/** What a new site says. An empty text is left out of the site. */
export type Answers = {
  name: string;
  role: string;
  line: string;
  mail: string;
  language: string;
  preset: string;
  /** A folder with pictures. */
  pictures: string;
};

/** What the check knows of a new site. Its pictures are there only when it is written. */
export const context = { ...withoutMedia, media: ['/media/work/1.jpg'] };

/** Returns the texts of the two YAML files that say what was answered. */
export function siteTexts({ name, role, line, language, ...answers }: Answers): OwnerTexts {
  const { mail, pictures, preset } = answers;
  const word = headingsIn(language);
  const owner = { name, ...(role && { profession: role }), ...(line && { tagline: line }) };
  const pages = [
    ...(pictures
      ? pageOf('pictures', 'work', language, [
          { type: 'gallery', heading: word('pictures'), pictures: '/media/work/' },
        ])
      : []),
    ...pageOf('projects', 'projects', language, [
      { type: 'projects', heading: word('projects'), empty: word('soon') },
    ]),
    ...pageOf('about', 'about-me', language, [{ type: 'profile', heading: word('about') }]),
    ...pageOf(
      'contact',
      'contact-me',
      language,
      mail ? [{ type: 'contact', heading: word('contact') }] : [],
    ),
  ];
  const content = { projects: [], contactMe: mail ? [[word('email'), `mailto:${mail}`]] : [] };
  return newTexts(siteOf(owner, language, pages), content, preset);
}

/** Writes the two files of a new site. */
export function newTexts(site: object, content: object, preset: string): OwnerTexts {
  const heads = { site: readTemplate('site.config.yaml'), content: readTemplate('index.yaml') };
  return writeSite({ site: { ...site, theme: { preset } }, content }, heads, context);
}

/** Reads a file of the folder `template`. */
export function readTemplate(file: string): string {
  return readFileSync(join(engine, 'src', 'node', 'new-site', 'template', file), 'utf8');
}
