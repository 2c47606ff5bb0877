import { elementsIn } from '../../src/node/files/project/html.ts';

/** An answer to a crawler: a redirect is not followed. */
type Visit = { url: string; status: number; headers: Headers; body: string };

/**
 * Visits every page and every file that the pages of a site name, beginning with its first page. Absolute
 * addresses of the published site are looked up at the origin of that page.
 */
export async function crawl(first: string, published: string): Promise<Visit[]> {
  const visits = new Map<string, Visit>();
  const visit = async (url: string): Promise<void> => {
    if (visits.has(url)) return;
    const response = await fetch(url, { redirect: 'manual' });
    const body = await response.text();
    visits.set(url, { url, status: response.status, headers: response.headers, body });
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html') || response.status !== 200) return;
    for (const address of addressesIn(body)) {
      const target = new URL(address.replace(new URL(published).origin, new URL(url).origin), url);
      target.hash = '';
      if (target.origin === new URL(url).origin) await visit(target.href);
    }
  };
  await visit(first);
  return [...visits.values()];
}

/** Every address that a document names. */
function addressesIn(html: string): string[] {
  const found = elementsIn(html).flatMap(({ name, attributes }) => {
    const { href, src, srcset, content, property, 'data-modules': modules } = attributes;
    return [
      href,
      src,
      ...(srcset?.split(',').map((each) => each.trim().split(/\s/)[0]) ?? []),
      ...(modules?.split(' ') ?? []),
      name === 'meta' && /^og:(url|image)$/.test(property ?? '') ? content : undefined,
    ].filter((each) => each !== undefined);
  });
  return found.filter((each) => !/^(#|mailto:|tel:|data:)/.test(each));
}
