import type { Content } from '../../../data/content.ts';
import { fieldsOfKind } from '../../../shared/fields-of-kind.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { inspectMedia } from '../media/media-fault.ts';

/**
 * Returns the pictures below `public/` that the content names. The check has tried those of the owner's own file. A
 * data service elsewhere may name others, and each costs no more than itself.
 */
export async function picturesIn(
  content: Partial<Content>,
  { publicFiles }: Pick<SiteFiles, 'publicFiles'>,
  warn: (message: string) => void,
): Promise<string[]> {
  const named = Object.entries(content).flatMap(([part, value]) => {
    const names = fieldsOfKind(part, 'picture');
    const items: readonly object[] = [value ?? []].flat();
    return items.flatMap((item) =>
      Object.entries(item).flatMap(([name, path]) => (names.includes(name) && path ? [path] : [])),
    );
  });
  const fit: string[] = [];
  for (const path of new Set<string>(named)) {
    const place = publicFiles.get(path);
    const fault =
      place === undefined ? undefined : (await inspectMedia(place))({ role: 'picture' });
    if (place !== undefined && fault === undefined) fit.push(path);
    else
      warn(
        `The data service names public${path} as a picture, which ${fault?.fault ?? 'is not there'}.`,
      );
  }
  return fit;
}
