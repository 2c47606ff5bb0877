import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerTexts } from '../../diagnose/migrations/migration.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import { engine } from '../project/places.js';
import { fillTemplate } from '../project/template.ts';
import { headingsIn } from '../resume/headings.ts';
import headings from './headings.json' with { type: 'json' };

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

/** The languages that the headings of a new site are written in. */
export const languages = Object.keys(headings);

/** Returns the texts of the two YAML files that say what was answered. */
export function siteTexts(answers: Answers): OwnerTexts {
  const { name, role, line, mail, pictures } = answers;
  const heading = headingsIn(answers.language);
  const [projects, about, contact] = [heading('projects'), heading('about'), heading('contact')];
  const [work, soon] = ownWords(answers.language);
  const values = {
    ...answers,
    mail: mail && `mailto:${mail}`,
    noMail: mail === '' ? 'true' : '',
    description: line || [name, role].filter((each) => each !== '').join(', '),
    ...{ work, projects, about, contact, soon },
    start: heading('home'),
    mailLabel: heading('email'),
    workTitle: titleOf(work),
    projectsTitle: titleOf(projects),
    aboutTitle: titleOf(about),
    contactTitle: titleOf(contact),
    pictures,
  };
  const quoted = Object.entries(values).map(([key, text]) => [key, text && formatYaml(text)]);
  const fill = (file: string) =>
    `${fillTemplate(readTemplate(file), Object.fromEntries(quoted)).trimEnd()}\n`;
  return { site: fill('site.config.yaml'), content: fill('index.yaml') };
}

const titleOf = (heading = '') => `${heading}{separator}{appName}`;

/** Returns the name of the page of pictures, and what stands there until there are projects. */
function ownWords(language: string): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = headings;
  return known[language] ?? known[language.split('-')[0] ?? ''] ?? headings.en;
}

/** Reads a file of the folder `template`. */
export function readTemplate(file: string): string {
  return readFileSync(join(engine, 'src', 'node', 'new-site', 'template', file), 'utf8');
}
