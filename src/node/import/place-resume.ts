import { freeText } from '../../config/fields.ts';
import { maxRows } from '../../shared/resource.ts';
import { accepted } from '../resume/accepted.ts';
import { mailLink, phoneLink } from '../resume/contact-links.ts';
import { distinct } from '../resume/distinct.ts';
import { headingsIn } from '../resume/headings.ts';
import { writeLocation } from '../resume/location.ts';
import type { Resume } from '../resume/resume.ts';
import { markdownOf, plainWords, readBlocks, richLine } from '../resume/rich-markdown.ts';
import { resumeSections } from './resume-sections.ts';
import { shortText, type WrittenSection } from './sections.ts';
import {
  pageOf,
  siteOf,
  type WrittenPage,
  type WrittenProject,
  type WrittenSite,
} from './written-site.ts';

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
  return { site: siteOf(owner, language, pagesOf(resume, content, language)), content };
}

function pagesOf(
  resume: Resume,
  { projects, contactMe }: WrittenSite['content'],
  language: string,
): WrittenPage[] {
  const word = headingsIn(language);
  const { experience, about } = resumeSections(resume, language);
  const contact: WrittenSection[] =
    contactMe.length === 0 ? [] : [{ type: 'contact', heading: word('contact') }];
  const own: WrittenSection[] =
    projects.length === 0 ? [] : [{ type: 'projects', heading: word('projects') }];
  return [
    ...pageOf('projects', 'projects', language, own),
    ...pageOf('experience', 'experience', language, experience),
    ...pageOf('about', 'about-me', language, about),
    ...pageOf('contact', 'contact-me', language, [
      ...contact,
      ...locationSections(resume, language),
    ]),
  ];
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
