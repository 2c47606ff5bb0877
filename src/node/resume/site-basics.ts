import type { Content } from '../../data/content.ts';
import { parseUrl } from '../../shared/link.ts';
import { isRichText } from '../../shared/rich-text.ts';
import type { SectionConfig, SiteConfig } from '../../site.ts';
import { phoneLink } from './contact-links.ts';
import { distinct } from './distinct.ts';
import { isHeading, partOf } from './headings.ts';
import { readLocation } from './location.ts';
import {
  type Block,
  markdownOf,
  readBlocks,
  settled,
  wordsOf,
  writeBlocks,
  writeRich,
} from './rich-markdown.ts';

type Prose = Extract<SectionConfig, { type: 'prose' }>;

/** Writes who a site is about as the part `basics` of a résumé. */
export function basicsOf({
  site,
  content,
  sections,
}: {
  site: SiteConfig;
  content: Partial<Content>;
  sections: readonly SectionConfig[];
}) {
  const { nameOwn, profession, label } = content.owner ?? {};
  const texts = sections.filter((each): each is Prose => each.type === 'prose');
  const location = texts.find((each) => partOf(each) === 'location');
  const biography =
    texts.find(({ id }) => id === 'summary') ?? texts.find((each) => each !== location);
  const links = sections.flatMap((each) => (each.type === 'links' ? each.items : []));
  const isContact = sections.some(({ type }) => type === 'contact');
  const rows = [...(isContact ? (content.contact ?? []) : []), ...links].flatMap(
    ({ label: network, url }) => {
      const address = addressOf(url, site).url;
      return address === undefined ? [] : { network, url: address };
    },
  );
  return {
    name: nameOwn || site.owner.name,
    label: profession || undefined,
    ...contactOf(rows, site),
    summary: biography ? summaryOf(biography) : label ? markdownOf(label) : undefined,
    location: location && readLocation(wordsIn(location), site.app.language),
  };
}

/** Finds the mail address, the phone number and the website among links. The others are profiles. */
function contactOf(rows: readonly { network: string; url: string }[], { app }: SiteConfig) {
  const mail = rows.find(({ url }) => /^mailto:[\x21-\x7e]+@[\w.-]+(\?|$)/.test(url));
  const phone = rows.find(({ url }) => url.startsWith('tel:'));
  const website = rows.find(
    ({ network, url }) => url.startsWith('http') && isHeading('website', network),
  );
  const profiles = rows.filter((each) => ![mail, phone, website].includes(each));
  return {
    email: mail?.url.replace(/^mailto:|\?.*/g, ''),
    phone: phone && phoneLink(phone.url)?.slice('tel:'.length),
    url: website?.url ?? app.url,
    ...(profiles.length > 0 && { profiles: distinct(profiles) }),
  };
}

function summaryOf({ paragraphs }: Prose): string {
  const blocks = paragraphs.flatMap((each): Block[] => {
    if (isRichText(each)) return [writeRich(each)];
    if ('list' in each) return [{ list: each.list.map(writeRich) }];
    if ('steps' in each) return [{ steps: each.steps.map(writeRich) }];
    if ('quote' in each) return [{ quote: writeRich(each.quote) }];
    return 'picture' in each ? [] : [each];
  });
  return settled(writeBlocks(blocks), (text) => writeBlocks(distinct(readBlocks(text))));
}

function wordsIn({ paragraphs }: Prose): string {
  return paragraphs.flatMap((each) => (isRichText(each) ? wordsOf(each) : [])).join(', ');
}

/** Returns the address of a link for readers elsewhere: in ASCII, and with that of the site before the path of a file. */
export function addressOf(link: string | undefined, { app }: SiteConfig): { url?: string } {
  const isFile = link?.startsWith('/') === true;
  const whole = isFile ? app.url && app.url.replace(/\/*$/, '') + link : link;
  const url = whole && parseUrl(whole);
  return url ? { url: url.href } : {};
}
