import type { z } from 'zod';
import { freeText } from '../../../config/fields.ts';
import { maxRows } from '../../../shared/resource.ts';
import type { siteConfig } from '../../../site.ts';
import { biographyOf, contactsOf, locationOf, ownerOf } from './basics.ts';
import { accepted, distinct, filled, shortText, shortTexts } from './clean.ts';
import { type HeadingName, headingsIn } from './headings.ts';
import { type Entry, partNames, parts } from './parts.ts';
import type { Resume } from './read-resume.ts';
import { plainWords } from './rich-markdown.ts';
import { sectionsFor, type WrittenSection } from './sections.ts';

/** The values of the two files of a site, as an owner writes them. */
export type WrittenSite = {
  site: z.input<typeof siteConfig>;
  content: { projects: WrittenProject[]; contactMe: (readonly [label: string, url: string])[] };
};

type WrittenProject = {
  title: string;
  url?: string | undefined;
  description?: string | undefined;
  tags?: string[];
};

type WrittenOwner = WrittenSite['site']['owner'];

export type WrittenPage = WrittenSite['site']['pages'][number];

/** Makes a site of a résumé. Pages for which there is nothing are left out. */
export function siteOfResume({ basics, entries }: Resume, language: string): WrittenSite {
  const projects = distinct((entries.get('projects') ?? []).flatMap(projectsOf)).slice(0, maxRows);
  const contactMe = contactsOf(basics, language);
  const shown = (...types: string[]) => {
    const ofTypes = partNames.filter((part) => types.includes(parts[part].section));
    return ofTypes.flatMap((part) => sectionsFor(part, entries.get(part) ?? [], language));
  };
  const contact: WrittenSection[] =
    contactMe.length === 0 ? [] : [{ type: 'contact', heading: headingsIn(language)('contact') }];
  const pages = [
    ...pageOf('projects', 'projects', language, projects.length === 0 ? [] : shown('projects')),
    ...pageOf('experience', 'experience', language, shown('timeline', 'cards')),
    ...pageOf('about', 'about-me', language, [
      ...biographyOf(basics, language),
      ...shown('technologies', 'facts', 'quotes', 'prose'),
    ]),
    ...pageOf('contact', 'contact-me', language, [...contact, ...locationOf(basics, language)]),
  ];
  const site = siteOf(ownerOf(basics, language), language, pages);
  return { site, content: { projects, contactMe } };
}

/** Makes a page that is called by the usual word. Without sections there is none. */
export function pageOf(
  name: HeadingName,
  path: string,
  language: string,
  sections: WrittenSection[],
): WrittenPage[] {
  const link = headingsIn(language)(name);
  return sections.length === 0 ? [] : [{ path, link, sections }];
}

/** Makes a site of its pages, with a welcome before them that leads to each. */
export function siteOf(
  owner: WrittenOwner,
  language: string,
  pages: readonly WrittenPage[],
): WrittenSite['site'] {
  const { name } = owner;
  const links = pages.map(({ path: page }) => ({ page }));
  const welcome: WrittenPage = {
    path: '',
    link: headingsIn(language)('home'),
    navigation: false,
    sections: [{ type: 'hero', ...(links.length > 0 && { links: { pages: links } }) }],
  };
  return {
    app: { name, production: false, language },
    owner,
    navigation: { switch: true },
    theme: { preset: 'dusk' },
    pages: [welcome, ...pages],
  };
}

function projectsOf({ title: name, url, text = '', points = [], words }: Entry): WrittenProject[] {
  const title = shortText(name ?? url);
  const told = [text, ...points].map(plainWords).filter(Boolean);
  const sentences = told.map((each, index) => (index < told.length - 1 ? ended(each) : each));
  const description = accepted(freeText, sentences.join(' '));
  return title === undefined ? [] : [filled({ title, url, description, tags: shortTexts(words) })];
}

const ended = (sentence: string) => (/[\p{L}\p{N})]$/u.test(sentence) ? `${sentence}.` : sentence);
