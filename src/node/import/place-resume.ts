import type { z } from 'zod';
import type { OwnProject } from '../../config/content.ts';
import { freeText } from '../../config/fields.ts';
import { maxRows } from '../../shared/resource.ts';
import type { siteConfig } from '../../site.ts';
import { accepted } from '../resume/accepted.ts';
import { mailLink, phoneLink } from '../resume/contact-links.ts';
import { distinct } from '../resume/distinct.ts';
import { type HeadingName, headingsIn } from '../resume/headings.ts';
import { writeLocation } from '../resume/location.ts';
import type { Resume } from '../resume/resume.ts';
import { markdownOf, plainWords, readBlocks, richLine } from '../resume/rich-markdown.ts';
import { resumeSections } from './resume-sections.ts';
import { joined, shortText, type WrittenSection } from './sections.ts';

/** The values of the two files of a site, as an owner writes them. */
export type WrittenSite = {
  site: z.input<typeof siteConfig>;
  content: { projects: WrittenProject[]; contactMe: [label: string, url: string][] };
};

type WrittenProject = Pick<OwnProject, 'title'> & Partial<OwnProject>;

type WrittenPage = WrittenSite['site']['pages'][number];

/** The longest line about the owner that stands below the name, in characters. */
const maxTagline = 140;

/** Makes a site of a résumé. Pages for which there is nothing are left out. */
export function placeResume(resume: Resume, language: string): WrittenSite {
  const { basics } = resume;
  const content = { projects: projectsOf(resume), contactMe: contactLinks(basics, language) };
  const name = shortText(basics.name) ?? headingsIn(language)('home');
  const profession = shortText(basics.label);
  const paragraph = readBlocks(basics.summary ?? '').find((block) => typeof block === 'string');
  const [first = ''] = sentences(plainWords(paragraph ?? ''), language);
  const tagline = first.length <= maxTagline ? shortText(first) : undefined;
  const owner = { name, ...(profession && { profession }), ...(tagline && { tagline }) };
  const description = tagline ?? joined(language, [profession, name]) ?? name;
  const pages = pagesOf(resume, content, language);
  return {
    site: {
      app: { name, language, description },
      owner,
      navigation: { switch: true },
      theme: { preset: 'dusk' },
      pages: [welcomePage(pages, language), ...pages],
    },
    content,
  };
}

function pagesOf(
  resume: Resume,
  { projects, contactMe }: WrittenSite['content'],
  language: string,
): WrittenPage[] {
  const word = headingsIn(language);
  const { experience, about } = resumeSections(resume, language);
  const page = (name: HeadingName, path: string, sections: WrittenSection[]): WrittenPage[] => {
    const link = word(name);
    if (sections.length === 0) return [];
    return [{ path, link, title: `${link}{separator}{appName}`, sections }];
  };
  const contact: WrittenSection[] =
    contactMe.length === 0 ? [] : [{ type: 'contact', heading: word('contact') }];
  return [
    ...page(
      'projects',
      'projects',
      projects.length === 0 ? [] : [{ type: 'projects', heading: word('projects') }],
    ),
    ...page('experience', 'experience', experience),
    ...page('about', 'about-me', about),
    ...page('contact', 'contact-me', [...contact, ...locationSections(resume, language)]),
  ];
}

function welcomePage(others: readonly WrittenPage[], language: string): WrittenPage {
  const pages = others.map(({ link, path }) => ({ label: link, page: path }));
  return {
    path: '',
    link: headingsIn(language)('home'),
    title: '{ownerName}',
    navigation: false,
    sections: [{ type: 'hero', ...(pages.length > 0 && { links: { pages } }) }],
  };
}

function locationSections({ basics }: Resume, language: string): WrittenSection[] {
  const location = shortText(basics.location ? writeLocation(basics.location, language) : '');
  if (location === undefined) return [];
  const heading = headingsIn(language)('location');
  return [{ type: 'prose', id: 'location', heading, paragraphs: richLine(markdownOf(location)) }];
}

function projectsOf({ projects }: Resume): WrittenProject[] {
  const written = projects.flatMap(({ name, url, description, highlights, keywords }) => {
    const title = shortText(name ?? url);
    const told = [description ?? '', ...highlights].map(plainWords).filter(Boolean);
    const words = accepted(
      freeText,
      told.map((each, index) => ended(each, index < told.length - 1)).join(' '),
    );
    const tags = distinct(keywords.flatMap((keyword) => shortText(keyword) ?? []));
    if (title === undefined) return [];
    return {
      title,
      ...(url !== undefined && { url }),
      ...(words && { description: words }),
      ...(tags.length > 0 && { tags }),
    };
  });
  return distinct(written).slice(0, maxRows);
}

/** Ends a sentence that another one follows. */
function ended(sentence: string, isFollowed: boolean): string {
  return isFollowed && /[\p{L}\p{N})]$/u.test(sentence) ? `${sentence}.` : sentence;
}

function contactLinks(
  { email, phone, url, profiles }: Resume['basics'],
  language: string,
): WrittenSite['content']['contactMe'] {
  const word = headingsIn(language);
  const rows: [string | undefined, string | undefined][] = [
    [word('email'), email && mailLink(email)],
    [word('phone'), phone && phoneLink(phone)],
    [word('website'), url],
    ...profiles.map((each): [string | undefined, string | undefined] => [
      shortText(each.network) ?? shortText(each.username) ?? shortText(each.url),
      each.url,
    ]),
  ];
  return distinct(
    rows.flatMap(([label, link]): [string, string][] => (label && link ? [[label, link]] : [])),
  );
}

function sentences(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim());
}
