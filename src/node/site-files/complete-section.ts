import type { OwnProject } from '../../config/content.ts';
import { fileName, picturesIn } from '../../shared/picture-folder.ts';
import type { SectionConfig } from '../../site.ts';

/** What sections show although it stands elsewhere: the projects of `content/index.yaml`, and files below `public/`. */
export type Own = { projects: readonly OwnProject[]; files: readonly string[] };

/** Completes a section that names a folder of pictures, or that shows the owner's own projects. Returns any other as it is. */
export function completeSection(section: SectionConfig, own: Own): SectionConfig {
  if (section.type === 'projects') {
    return own.projects.some(isMore)
      ? { ...section, details: own.projects.map(beyondRow) }
      : section;
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

/** Checks whether a project says more than its row. */
const isMore = ({ picture, page, tags }: OwnProject) =>
  picture !== undefined || page !== undefined || tags.length > 0;

/** Returns what is shown of a project beyond its row. Pages find it by the project's place and title. */
const beyondRow = ({ url, description, ...more }: OwnProject) => more;

/** Returns a file's name as words, for a picture whose words the owner has not written yet. */
function spoken(path: string): string {
  return fileName(path)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ');
}
