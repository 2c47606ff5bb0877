import type { Content } from '../../data/content.ts';
import { escapeAttribute, escapeJson } from '../project/escape.ts';
import { pictureSize } from './picture.ts';

/** What link previews and search engines are told of a page. */
type SharedPage = {
  /** The absolute addresses of the page, of the first page, and of the page's picture. */
  url: string;
  firstUrl: string;
  image: string;
  title: string;
  description: string;
  siteName: string;
  /** What stands for the owner until the data service names them. */
  name: string;
  content: Partial<Content>;
};

/** The tags of a page for link previews and search engines; they stand at the end of its head. */
export function sharingTags(page: SharedPage): string {
  const { url, firstUrl, image, title, description, siteName } = page;
  const openGraph = {
    title,
    description,
    image,
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    url,
    type: url === firstUrl ? 'profile' : 'website',
    site_name: siteName,
  };
  const twitter = { card: 'summary_large_image', title, description, image };
  return [
    ...tags('property="og:', openGraph),
    ...tags('name="twitter:', twitter),
    `<script type="application/ld+json">${escapeJson(profilePage(page))}</script>`,
  ].join('\n');
}

function tags(prefix: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(
    ([name, value]) => `<meta ${prefix}${name}" content="${escapeAttribute(value)}">`,
  );
}

/** A page as one about its owner, in the vocabulary of schema.org. */
function profilePage({ url, firstUrl, image, name, content }: SharedPage): object {
  const { owner, contact = [] } = content;
  const { nameOwn = '', profession = '', label = '' } = owner ?? {};
  const profiles = contact.map((link) => link.url).filter((link) => /^https?:/.test(link));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: nameOwn || name,
      url: firstUrl,
      image,
      ...(profession && { jobTitle: profession }),
      ...(label && { description: label }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
  };
}
