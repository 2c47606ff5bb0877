import type { OwnProject } from '../../config/content.ts';
import { normalizedUrl } from '../../shared/link.ts';
import { fileName, picturesIn } from '../../shared/picture-folder.ts';
import type { SectionConfig } from '../../site.ts';

/** What sections show although it stands elsewhere: the projects of `content/index.yaml`, and files below `public/`. */
export type Own = { projects: readonly OwnProject[]; files: readonly string[] };

/** Completes a section that names a folder of pictures, or that shows the owner's own projects. Returns any other as it is. */
export function completeSection(section: SectionConfig, own: Own): SectionConfig {
  if (section.type === 'projects') {
    const details = withOwnDetails(section.details, own.projects);
    return details === section.details ? section : { ...section, details };
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

type Details = Extract<SectionConfig, { type: 'projects' }>['details'];

/**
 * Returns what a section shows of own projects beyond their rows, one for each project and in the same order, since
 * pages find it by the project's place and title. If no project says more than its row, returns `details`.
 */
function withOwnDetails(details: Details, projects: readonly OwnProject[]): Details {
  const isMore = ({ picture, page, tags }: OwnProject) =>
    picture !== undefined || page !== undefined || tags.length > 0;
  if (!projects.some(isMore)) return details;
  const byUrl = new Map(details.map(({ url = '', ...more }) => [normalizedUrl(url), more]));
  return projects.map((project) => {
    const { url, description: _, ...own } = project;
    return isMore(project) ? own : { ...own, ...byUrl.get(normalizedUrl(url)), title: own.title };
  });
}

/** Returns a file's name as words, for a picture whose words the owner has not written yet. */
function spoken(path: string): string {
  return fileName(path)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ');
}
