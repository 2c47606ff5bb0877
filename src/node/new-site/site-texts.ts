import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerTexts } from '../../diagnose/migrations/migration.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import { engine } from '../project/places.js';
import { fillTemplate } from '../project/template.ts';
import { headingsIn } from '../resume/headings.ts';

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

/** Returns the texts of the two YAML files that say what was answered. */
export function siteTexts(answers: Answers): OwnerTexts {
  const { name, role, line, mail } = answers;
  const heading = headingsIn(answers.language);
  const words = {
    start: heading('home'),
    work: heading('pictures'),
    projects: heading('projects'),
    about: heading('about'),
    contact: heading('contact'),
  };
  const titles = Object.entries(words).map(([page, word]) => [
    `${page}Title`,
    `${word}{separator}{appName}`,
  ]);
  const values = {
    ...answers,
    ...words,
    ...Object.fromEntries(titles),
    soon: heading('soon'),
    mail: mail && `mailto:${mail}`,
    mailLabel: heading('email'),
    noMail: mail === '' ? 'true' : '',
    description: line || [name, role].filter((each) => each !== '').join(', '),
  };
  const quoted = Object.entries(values).map(([key, text]) => [key, text && formatYaml(text)]);
  const fill = (file: string) =>
    `${fillTemplate(readTemplate(file), Object.fromEntries(quoted)).trimEnd()}\n`;
  return { site: fill('site.config.yaml'), content: fill('index.yaml') };
}

/** Reads a file of the folder `template`. */
export function readTemplate(file: string): string {
  return readFileSync(join(engine, 'src', 'node', 'new-site', 'template', file), 'utf8');
}
