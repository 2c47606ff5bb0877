import type { Content } from '../../data/content.ts';

/** What search engines are told of a page. */
type Options = {
  /** The absolute addresses of the page, of the first page, and of the page's picture. */
  url: string;
  site: string;
  image: string;
  /** What stands for the owner until the data service names them. */
  name: string;
  content: Partial<Content>;
};

/** A page as one about its owner, in the vocabulary of schema.org. */
export function profilePage({ url, site, image, name, content }: Options): object {
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
      url: site,
      image,
      ...(profession && { jobTitle: profession }),
      ...(label && { description: label }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
  };
}
