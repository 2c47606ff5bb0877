import type { OwnProject } from '../../config/content.ts';
import { fileName, picturesIn } from '../../shared/picture-folder.ts';
import type { SectionConfig } from '../../site.ts';

/** What sections show although it stands elsewhere: the projects of `content/index.yaml`, and files below `public/`. */
export type Own = { projects: readonly OwnProject[]; files: readonly string[] };

/** Completes a section that names a folder of pictures, or that shows the owner's own projects. Returns any other as it is. */
export function completeSection(section: SectionConfig, own: Own): SectionConfig {
  if (section.type === 'projects') {
    const details = detailsOf(own.projects);
    return details.length > 0 ? { ...section, details: [...details, ...section.details] } : section;
  }
  if (section.type !== 'gallery' || !section.pictures.some(isFolder)) return section;
  const { alt = {}, ...gallery } = section;
  const pictures = gallery.pictures.flatMap((picture) =>
    isFolder(picture)
      ? picturesIn(picture.src, own.files).map((src) => ({
          src,
          alt: alt[fileName(src)] ?? spoken(src),
        }))
      : picture,
  );
  return { ...gallery, pictures };
}

const isFolder = ({ src }: { src: string }) => src.endsWith('/');

/**
 * Returns what pages show of projects beyond their rows. Pages find it by the title: of several projects with one
 * title, the first gets the first details. So all projects with such a title are returned, even those with a row only.
 */
function detailsOf(projects: readonly OwnProject[]) {
  const isMore = ({ picture, page, tags }: OwnProject) =>
    picture || page !== undefined || tags.length > 0;
  const titles = new Set(projects.filter(isMore).map(({ title }) => title));
  return projects
    .filter(({ title }) => titles.has(title))
    .map(({ url: _, description: __, ...details }) => details);
}

/** Returns a file's name as words, for a picture whose words the owner has not written yet. */
function spoken(path: string): string {
  return fileName(path)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ');
}
