import { originOf } from '../media/photo-origin.ts';
import type { SiteFiles } from '../site-files/site-files.ts';
import { findPublished } from './public-files.ts';

/** Returns what the owner may want to know before a site is published, each as a sentence for the check and the build. */
export async function publishingNotes(siteFiles: SiteFiles): Promise<string[]> {
  const { leftOut, publicFiles } = siteFiles;
  const photos = [...findPublished(publicFiles.keys(), siteFiles)].map(async (path) => {
    const origin = await originOf(publicFiles.get(path) ?? '');
    return origin.length === 0
      ? []
      : `public${path} is published as it is, and says ${origin.join(' and ')}. To keep that private, export it without metadata.`;
  });
  const names = leftOut.map((path) => `public${path}`).join(', ');
  return [
    ...(leftOut.length === 0
      ? []
      : [`Not published, since hidden files, backups and keys stay private: ${names}.`]),
    ...(await Promise.all(photos)).flat(),
  ];
}
