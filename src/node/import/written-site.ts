import type { z } from 'zod';
import type { OwnProject } from '../../config/content.ts';
import type { siteConfig } from '../../site.ts';
import { type HeadingName, headingsIn } from '../resume/headings.ts';
import { joined, type WrittenSection } from './sections.ts';

/** The values of the two files of a site, as an owner writes them. */
export type WrittenSite = {
  site: z.input<typeof siteConfig>;
  content: { projects: WrittenProject[]; contactMe: [label: string, url: string][] };
};

export type WrittenProject = Pick<OwnProject, 'title'> & Partial<OwnProject>;

export type WrittenPage = WrittenSite['site']['pages'][number];

/** Makes a page that is called by the usual word. Without sections there is none. */
export function pageOf(
  name: HeadingName,
  path: string,
  language: string,
  sections: WrittenSection[],
): WrittenPage[] {
  const link = headingsIn(language)(name);
  if (sections.length === 0) return [];
  return [{ path, link, title: `${link}{separator}{appName}`, sections }];
}

/** Makes a site of its pages, with a welcome before them that leads to each. */
export function siteOf(
  owner: { name: string; profession?: string; tagline?: string },
  language: string,
  pages: readonly WrittenPage[],
): WrittenSite['site'] {
  const { name, profession, tagline } = owner;
  const description = tagline ?? joined(language, [name, profession]) ?? name;
  const links = pages.map(({ link, path }) => ({ label: link, page: path }));
  const welcome: WrittenPage = {
    path: '',
    link: headingsIn(language)('home'),
    title: '{ownerName}',
    navigation: false,
    sections: [{ type: 'hero', ...(links.length > 0 && { links: { pages: links } }) }],
  };
  return {
    app: { name, production: false, language, description },
    owner,
    navigation: { switch: true },
    theme: { preset: 'dusk' },
    pages: [welcome, ...pages],
  };
}
