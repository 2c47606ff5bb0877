import { escapeAttribute, escapeJson } from '../project/escape.ts';
import { pictureSize } from './picture.ts';

/** What link previews and search engines are told of a page. */
type Options = {
  /** The absolute addresses of the page and of its picture. */
  url: string;
  image: string;
  title: string;
  description: string;
  siteName: string;
  /** Whether it is the first page of the site. */
  isFirst: boolean;
  /** The page in the vocabulary of schema.org. */
  data: object;
};

/** The tags of a page for link previews and search engines; they stand at the end of its head. */
export function sharingTags({ url, image, title, description, siteName, isFirst, data }: Options) {
  const openGraph = {
    title,
    description,
    image,
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    url,
    type: isFirst ? 'profile' : 'website',
    site_name: siteName,
  };
  const twitter = { card: 'summary_large_image', title, description, image };
  return [
    ...tags('property="og:', openGraph),
    ...tags('name="twitter:', twitter),
    `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ].join('\n');
}

function tags(prefix: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(
    ([name, value]) => `<meta ${prefix}${name}" content="${escapeAttribute(value)}">`,
  );
}
