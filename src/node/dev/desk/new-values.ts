import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { fileRoles, type Role } from '../../../config/field-metadata.ts';
import { language } from '../../../config/language.ts';
import type { NewValue, Question } from '../../../desk-protocol/panel.ts';
import type { Json } from '../../../desk-protocol/place.ts';
import { sampleOf } from '../../../schema/describe-schema.ts';
import { formatPath, isBlock, listAt, type Path, stepInto, valueAt } from '../../../schema/path.ts';
import {
  fieldsAt,
  isRequired,
  isText,
  metadataOf,
  optionsOf,
  type Schema,
  unwrapped,
} from '../../../schema/schema-tree.ts';
import { schemaValues } from '../../../schema/schema-values.ts';
import { inWords } from '../../../shared/in-words.ts';
import { textMedia } from '../../../shared/text-media.ts';
import { formatOfEnding } from '../../build/media/formats.ts';
import { type PublicFolder, publicFolder } from '../../files/project/public-files.ts';
import { fileNames, schemas } from '../../files/site-files/owner-files.ts';
import { type HeadingName, headingsIn } from '../../start/resume/headings.ts';
import { type OwnerValues, sectionSchemas, toJson } from './owner-texts.ts';
import { inLanguage, namesOf } from './owner-words.ts';
import { stepsOf } from './text-marks.ts';

/** What a site has already, and what new sections and items of it are made of. */
export type Given = {
  /** The paths of the pages that the site shows. */
  pages: readonly string[];
  /** What the owner has written of pictures, links and pages, by the keys that blocks have for it. */
  blocks: readonly Readonly<Record<string, string>>[];
  folder: PublicFolder;
  /** The language of the site. */
  language: string;
};

/** The usual headings of section types, which the engine has in many languages. */
const headings: Readonly<Record<string, HeadingName>> = {
  cards: 'pictures',
  contact: 'contact',
  gallery: 'pictures',
  profile: 'about',
  projects: 'projects',
  quotes: 'references',
  technologies: 'skills',
  timeline: 'experience',
};

/** Stands for what the owner has still to write, in any language. */
const open = '…';

/** Returns what a site gives for new sections and items. */
export function givenBy(values: OwnerValues): Given {
  const folder = publicFolder();
  const named = values.spoken?.language ?? valueAt(values.site, ['app', 'language']);
  const tag = language.safeParse(named).data ?? 'en';
  const shown = listAt(values.site, ['pages']).filter((page) => stepInto(page, 'hidden') !== true);
  const pages = shown.map((page) => String(stepInto(page, 'path')));
  const pictures = fileNames.flatMap((file) =>
    schemaValues(schemas[file], values[file]).flatMap(({ role, value: src, path }) => {
      const alt = valueAt(values[file], [...path.slice(0, -1), 'alt']);
      // The logo is no picture that a section shows.
      if (role !== 'picture' || path[0] === 'navigation' || typeof alt !== 'string') return [];
      const isThere = folder.files.has(String(src));
      return isThere ? ['src', 'picture'].map((key) => ({ [key]: String(src), alt })) : [];
    }),
  );
  const links = listAt(values.content, ['contactMe'])
    .map((row) => ({ label: String(stepInto(row, 0)), url: String(stepInto(row, 1)) }))
    .filter(({ url }) => url.startsWith('http'));
  const toPages = shown.map((page) => {
    return { label: String(stepInto(page, 'link')), page: String(stepInto(page, 'path')) };
  });
  return { pages, folder, language: tag, blocks: [...pictures, ...links, ...toPages] };
}

/** Returns a new section, of what the site's language and its owner give, and what has to be asked before. */
export function newSection(type: string, values: OwnerValues): NewValue {
  const schema = sectionSchemas.get(type);
  const given = givenBy(values);
  const section = schema && newValue(schema, given);
  if (!schema || !isBlock(section)) return { value: null, questions: [] };
  const usual = headings[type];
  const name = inLanguage(given.language, inWords(type));
  const heading = usual ? headingsIn(given.language)(usual) : section['heading'] && name;
  const { type: _, heading: __, ...others } = section;
  const value = toJson({ type, ...(heading && { heading }), ...others });
  return { value, questions: questionsOf(schema, value, given) };
}

/**
 * Returns a value for a new section or item, of what the site has.
 * @param taken the items that the list of the new one has already
 */
function newValue(schema: Schema, given: Given, taken: readonly unknown[] = []): Json {
  const known = (each: Schema): unknown => {
    const one = unwrapped(each);
    if (one instanceof z.ZodObject)
      return given.blocks.find(
        (block) =>
          z.safeParse(one, block).success && !taken.some((item) => isDeepStrictEqual(item, block)),
      );
    const { role } = metadataOf(each);
    if (role === 'page') return given.pages[0];
    if (!isText(one) || !isRequired(each)) return undefined;
    if (isEntryField(each) && isBlankable(each)) return '';
    const isOwn = z.safeParse(each, open).success || isAddress(role);
    return isOwn ? open : undefined;
  };
  return toJson(sampleOf(schema, known));
}

/** Checks whether a field is one of an entry of `content/index.yaml`, such as the title of a project. */
export const isEntryField = (schema: Schema) => metadataOf(schema).name !== undefined;

/** Checks whether a schema is that of an entry as a block of keys. */
export const isEntry = (schema: Schema) =>
  Object.values(fieldsAt(schema, {}, [])).some(isEntryField);

const isBlankable = (schema: Schema) => z.safeParse(schema, '').success;

const isAddress = (role: Role | undefined) =>
  role === 'link' || role === 'frame' || fileRoles.some((each) => each === role);

/**
 * Returns a new value, and what has to be asked before it is written. An entry that may have several forms is a block of
 * keys, which has room for more, unless the others are rows.
 */
export function addedBy(schema: Schema, given: Given, taken: readonly unknown[] = []): NewValue {
  const options = optionsOf(schema);
  const isRow = taken.length > 0 && taken.every(Array.isArray);
  const form = (!isRow && options.find(isEntry)) || schema;
  const value = newValue(form, given, taken);
  return { value, questions: entryQuestions(form, given) ?? questionsOf(schema, value, given) };
}

/** Lists all fields of an entry of `content/index.yaml`; undefined for another value. */
function entryQuestions(schema: Schema, given: Given): Question[] | undefined {
  const [row = schema] = optionsOf(schema);
  const one = unwrapped(row);
  const items: readonly Schema[] = one instanceof z.ZodTuple ? one.def.items : [];
  const fields = [...items.entries(), ...Object.entries(fieldsAt(one, {}, []))];
  const asked = fields.filter(([, field]) => isEntryField(field));
  if (asked.length === 0) return undefined;
  return asked.map(([step, field]) => questionOf(field, [step], given));
}

function questionOf(schema: Schema, path: Path, { language }: Given): Question {
  return {
    path: stepsOf(path),
    ...namesOf(schema, path, language),
    role: fileRoles.find((each) => each === metadataOf(schema).role),
    isOptional: isEntryField(schema) && isBlankable(schema),
  };
}

/** Lists the texts of a new value without which it is refused, with those beside them. */
function questionsOf(schema: Schema, value: Json, given: Given): Question[] {
  const texts = schemaValues(schema, value).filter((each) => each.value === open);
  const blockOf = ({ path }: { path: readonly PropertyKey[] }) => formatPath(path.slice(0, -1));
  const refused = texts.filter((each) => !z.safeParse(each.schema, open).success).map(blockOf);
  const asked = texts.filter((each) => refused.includes(blockOf(each)));
  // A union lists its value twice.
  const unique = new Map(asked.map((each) => [formatPath(each.path), each]));
  return [...unique.values()].map((each) => questionOf(each.schema, each.path, given));
}

/** Lists the files below `public/` that are fit for a role. */
export function filesFor(
  role: Role | 'picture folder',
  { files, folders }: PublicFolder,
): string[] {
  if (role === 'picture folder') return [...folders.keys()].map((path) => `${path}/`);
  const isFit = (path: string) =>
    !path.startsWith(textMedia) &&
    (role === 'file' || formatOfEnding(extname(path))?.roles.some((each) => each === role));
  return [...files.keys()].filter(isFit);
}
