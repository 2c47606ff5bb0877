import type { Content } from '../../../data/content.ts';
import { isRichText, wordsOf } from '../../../shared/rich-text.ts';
import type { Item } from '../../../shared/text-blocks.ts';
import type { SectionConfig, SiteConfig } from '../../../site.ts';
import { distinct, filled, shortText } from './clean.ts';
import { addressOf, mailLink, phoneLink, readLocation, writeLocation } from './contact.ts';
import { headingsIn, isHeading, partOf } from './headings.ts';
import type { Resume } from './read-resume.ts';
import {
  type Block,
  markdownOf,
  plainWords,
  readBlocks,
  richLine,
  settled,
  writeBlocks,
  writeRich,
} from './rich-markdown.ts';
import type { WrittenSection } from './sections.ts';

type Basics = Resume['basics'];
type Prose = Extract<SectionConfig, { type: 'prose' }>;
type Row = readonly [label: string, url: string];

/** The longest line about the owner that stands below the name, in characters. */
const maxTagline = 140;

/** Makes the owner of a site. */
export function ownerOf({ name, label, summary = '' }: Basics, language: string) {
  const paragraph = readBlocks(summary).find((block) => typeof block === 'string');
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const [first] = sentences.segment(plainWords(paragraph ?? ''));
  const tagline = first?.segment.trim() ?? '';
  return filled({
    name: shortText(name) ?? headingsIn(language)('home'),
    profession: shortText(label),
    tagline: tagline.length <= maxTagline ? shortText(tagline) : undefined,
  });
}

/** Makes the section of the biography. */
export function biographyOf({ summary = '' }: Basics, language: string): WrittenSection[] {
  const paragraphs = distinct(readBlocks(summary));
  const heading = headingsIn(language)('about');
  return paragraphs.length === 0 ? [] : [{ type: 'prose', id: 'summary', heading, paragraphs }];
}

/** Makes the section that says where the owner lives. */
export function locationOf({ location }: Basics, language: string): WrittenSection[] {
  const words = shortText(writeLocation(location, language));
  if (words === undefined) return [];
  const heading = headingsIn(language)('location');
  return [{ type: 'prose', id: 'location', heading, paragraphs: richLine(markdownOf(words)) }];
}

/** Makes the contact links of the owner. */
export function contactsOf({ email, phone, url, profiles }: Basics, language: string): Row[] {
  const word = headingsIn(language);
  const rows = [
    { label: word('email'), url: email && mailLink(email) },
    { label: word('phone'), url: phone && phoneLink(phone) },
    { label: word('website'), url },
    ...profiles.map((each) => ({ ...each, label: shortText(each.label) ?? shortText(each.url) })),
  ];
  return distinct(
    rows.flatMap((each): Row[] => (each.label && each.url ? [[each.label, each.url]] : [])),
  );
}

/** Writes who a site is about as the part `basics` of a résumé. */
export function basicsOf(site: SiteConfig, { owner, contact = [] }: Partial<Content>) {
  const { nameOwn, profession, label } = owner ?? {};
  const sections = site.pages.flatMap((page) => page.sections);
  const texts = sections.filter((each): each is Prose => each.type === 'prose');
  const location = texts.find((each) => partOf(each) === 'location');
  const biography =
    texts.find(({ id }) => id === 'summary') ?? texts.find((each) => each !== location);
  const links = sections.flatMap((each) => (each.type === 'links' ? each.items : []));
  const isContact = sections.some(({ type }) => type === 'contact');
  const rows = [...(isContact ? contact : []), ...links].flatMap((each) => {
    const url = addressOf(each.url, site);
    return url === undefined ? [] : { network: each.label, url };
  });
  return {
    name: nameOwn || site.owner.name,
    label: profession || undefined,
    ...contactIn(rows, site),
    summary: biography ? summaryOf(biography) : label ? markdownOf(label) : undefined,
    location: location && readLocation(wordsIn(location), site.app.language),
  };
}

/** Finds the mail address, the phone number and the website among links. The others are profiles. */
function contactIn(rows: readonly { network: string; url: string }[], { app }: SiteConfig) {
  const mail = rows.find(({ url }) => /^mailto:[\x21-\x7e]+@[\w.-]+(\?|$)/.test(url));
  const phone = rows.find(({ url }) => url.startsWith('tel:'));
  const website = rows.find(
    ({ network, url }) => url.startsWith('http') && isHeading('website', network),
  );
  const profiles = rows.filter((each) => ![mail, phone, website].includes(each));
  return filled({
    email: mail?.url.replace(/^mailto:|\?.*/g, ''),
    phone: phone && phoneLink(phone.url)?.slice('tel:'.length),
    url: website?.url ?? app.url,
    profiles: distinct(profiles),
  });
}

function summaryOf({ paragraphs }: Prose): string {
  const blocks = paragraphs.flatMap((each): Block[] => {
    if (isRichText(each)) return [writeRich(each)];
    if ('list' in each) return [{ list: textsIn(each.list) }];
    if ('steps' in each) return [{ steps: textsIn(each.steps) }];
    if ('quote' in each) return [{ quote: writeRich(each.quote) }];
    if ('subheading' in each) return [{ heading: each.subheading }];
    if ('code' in each) return [{ code: each.code }];
    return 'heading' in each ? [each] : [];
  });
  return settled(writeBlocks(blocks), (text) => writeBlocks(distinct(readBlocks(text))));
}

/** Returns the texts of a list, and after each those of the lists in it. */
function textsIn(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (isRichText(item)) return [writeRich(item)];
    return item.paragraphs.flatMap((each) => {
      if (isRichText(each)) return [writeRich(each)];
      if ('list' in each) return textsIn(each.list);
      return 'steps' in each ? textsIn(each.steps) : [];
    });
  });
}

function wordsIn({ paragraphs }: Prose): string {
  return paragraphs.flatMap((each) => (isRichText(each) ? wordsOf(each) : [])).join(', ');
}
