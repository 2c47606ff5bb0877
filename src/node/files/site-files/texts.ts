import { join } from 'node:path';
import type { Diagnosis } from '../../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../../diagnose/references/check-context.ts';
import type { Path } from '../../../schema/path.ts';
import { textFinder, textPages } from '../../../shared/text-pages.ts';
import type { SectionConfig, SiteConfig } from '../../../site.ts';
import { site } from '../project/places.js';
import { readPublicFolder } from '../project/public-files.ts';
import { themePaths } from './themes.ts';
import { type Origin, type Text, type Value, withWriting } from './writing.ts';

type Spoken = NonNullable<CheckContext['spoken']>;

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

/** A text that stands in for that of a language which has none yet. */
type Borrowed = { file: string; language: string; value: Omit<Value, 'file' | 'language'> };

/**
 * Returns a site whose sections have what stands in the files that they name, so that whoever reads the site knows of
 * no file; what the check said of each; where they stand; and which of them are in another language than the site.
 */
export function withTexts(
  written: Diagnosis<SiteConfig>,
  names: readonly string[],
  spoken: Spoken | undefined,
  check: (file: string, page: string) => Text,
) {
  const files: Record<string, Text> = {};
  const borrowed: Borrowed[] = [];
  const origins: Origin[] = [];
  if (!written.ok) return { site: written, files, borrowed, origins };
  const fileOf = textFinder(names, spoken);
  const readText = (name: string, page: string, own?: string): Value | undefined => {
    const { file = name, language = '' } = fileOf(name) ?? {};
    const text = check(file, page);
    files[file] = text;
    if (!text.ok) return undefined;
    const isBorrowed = own === undefined && language !== (spoken?.language ?? '');
    if (isBorrowed && !text.value.hidden) borrowed.push({ file, language, value: text.value });
    return { ...text.value, file, language: isBorrowed ? language : own };
  };
  const read = (section: SectionConfig, page: string, path: Path): SectionConfig => {
    if (section.type !== 'prose' || section.file === undefined) return section;
    const text = readText(`content/${section.file}`, page, section.language);
    if (!text) return section;
    const { file: _, ...prose } = section;
    const parts = prose.heading === undefined ? ['heading', 'paragraphs'] : ['paragraphs'];
    origins.push(...parts.map((part) => ({ path: [...path, part], file: text.file })));
    const { title, hidden, language, paragraphs } = text;
    return {
      ...prose,
      ...{ heading: prose.heading ?? title, hidden: prose.hidden || hidden, language, paragraphs },
    };
  };
  const pages = written.value.pages.map((page, index) => ({
    ...page,
    sections: page.sections.map((section, place) =>
      read(section, page.path, ['pages', index, 'sections', place]),
    ),
  }));
  const pagesIn = (path: string, folder: string) =>
    textPages(path, folder, names, spoken?.languages);
  const listed = withWriting({ ...written.value, pages }, pagesIn, readText);
  const site: Diagnosis<SiteConfig> = { ...written, value: listed.site };
  return { site, files, borrowed, origins: [...origins, ...listed.origins] };
}

/** Returns the words that pages show of such a text beside the text itself, with their language. */
export const borrowedWords = ({
  language,
  value,
}: Borrowed): [text: string, language: string][] => {
  const { title, description, alt, tags = [] } = value;
  return [title, description, alt, ...tags].flatMap((text) =>
    text === undefined ? [] : [[text, language]],
  );
};
