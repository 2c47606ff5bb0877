import { join } from 'node:path';
import type { Diagnosis } from '../../../diagnose/messages/problem.ts';
import type { SectionConfig, SiteConfig } from '../../../site.ts';
import { site } from '../project/places.js';
import { readPublicFolder } from '../project/public-files.ts';
import { themePaths } from './themes.ts';
import { type Text, withWriting } from './writing.ts';

/** The path of a text on the disk, by its path in the site. */
export const textPath = (name: string): string => join(site, name);

/** Returns the paths of the owner's Markdown files on the disk, each after its path in the site, such as `content/a.md`. */
const textPaths = (): (readonly [name: string, path: string])[] =>
  [...readPublicFolder(textPath('content')).files]
    .map(([path, place]) => [`content${path}`, place] as const)
    .filter(([name]) => isText(name))
    .sort();

/** Returns the same of all files that the two may name: those of themes, and texts. */
export const otherFiles = () => [...themePaths(), ...textPaths()];

const isText = (name: string) => /^content\/.*\.(?:md|markdown)$/i.test(name);

/** Returns the names of texts among those of the owner's files. */
export const textNames = (read: object): string[] => Object.keys(read).filter(isText);

/**
 * Returns a site whose sections have what stands in the files that they name, so that whoever reads the site knows of
 * no file; and what the check said of each.
 */
export function withTexts(
  written: Diagnosis<SiteConfig>,
  names: readonly string[],
  check: (name: string, page: string) => Text,
): { site: Diagnosis<SiteConfig>; files: Readonly<Record<string, Text>> } {
  if (!written.ok) return { site: written, files: {} };
  const files: Record<string, Text> = {};
  const readText = (name: string, page: string): Text => {
    const text = check(name, page);
    files[name] = text;
    return text;
  };
  const read = (section: SectionConfig, page: string): SectionConfig => {
    if (section.type !== 'prose' || section.file === undefined) return section;
    const text = readText(`content/${section.file}`, page);
    if (!text.ok) return section;
    const { file: _, ...prose } = section;
    const { title, hidden, paragraphs } = text.value;
    return {
      ...prose,
      heading: prose.heading ?? title,
      hidden: prose.hidden || hidden,
      paragraphs,
    };
  };
  const pages = written.value.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => read(section, page.path)),
  }));
  const site = withWriting({ ...written.value, pages }, names, readText);
  return { site: { ...written, value: site }, files };
}
