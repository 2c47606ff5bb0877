import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentSchema } from '../src/config/content.ts';
import { navigation } from '../src/config/site.ts';
import { inItsLanguage } from '../src/node/files/site-files/site-words.ts';
import { siteConfig } from '../src/site.ts';

/**
 * The folder of the site that most tests run on: its two files and its media. It belongs to the
 * tests, so that an owner who changes the project's own files changes no test.
 */
export const sampleFolder = join(import.meta.dirname, 'sites', 'sample');

/** The sample site's folder of public files. */
export const sampleMedia = join(sampleFolder, 'public');

/** Where the two files of the sample site stand. */
export const sampleFiles = {
  site: join(sampleFolder, 'site.config.yaml'),
  content: join(sampleFolder, 'content', 'index.yaml'),
};

/** What the two files of the sample site say. */
export const { site } = inItsLanguage(read(sampleFiles.site, siteConfig));
export const content = z
  .object({
    personalOwn: z.object({
      own: z.object({ nameOwn: z.string(), profession: z.string(), label: z.string() }),
    }),
    projects: z.array(z.tuple([z.string(), z.string(), z.string()])),
    contactMe: z.array(z.tuple([z.string(), z.string()])),
  })
  .parse(read(sampleFiles.content, contentSchema));

/** @throws {Error} if the schema does not accept the file, with its name, since no test can start then */
function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (error)
    throw new Error(`${file} has to follow a change of the schema:\n${z.prettifyError(error)}`);
  return data;
}

/** The logo in its bar. */
export const logo = navigation.shape.logo.unwrap().parse(site.navigation.logo);

export const owner = content.personalOwn.own;

/** The four pages of the specification: where each stands, its title, and a heading to know it by. */
export const screens = {
  welcome: { path: '/', title: owner.nameOwn, heading: owner.nameOwn },
  contact: {
    path: '/contact-me',
    title: `Contact me - ${site.app.name}`,
    heading: 'Contact me by:',
  },
  projects: { path: '/projects', title: `My Projects - ${site.app.name}`, heading: 'My Projects' },
  about: { path: '/about-me', title: `About me - ${site.app.name}`, heading: 'About me' },
} as const;

export type Screen = (typeof screens)[keyof typeof screens];

/** All screens in the order of the specification. */
export const allScreens: readonly Screen[] = Object.values(screens);

/** The screens that show the navigation bar. */
export const screensWithBar: readonly Screen[] = [screens.contact, screens.projects, screens.about];
