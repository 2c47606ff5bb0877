import type { Document } from 'yaml';
import type { z } from 'zod';
import { languageList } from '../config/language.ts';
import { isBlock, listAt, stepInto } from '../schema/path.ts';
import { isSameLanguage } from '../shared/language-folder.ts';
import { compose } from './document/parse.ts';
import { readAsMeant } from './read-as-meant.ts';
import type { CheckContext } from './references/check-context.ts';
import { isLanguageTag, type Languages } from './schema/choose-language.ts';
import { checkComplexity } from './syntax/complexity.ts';
import { findUnsupported } from './syntax/unsupported.ts';
import { textOf } from './text/decode.ts';
import { type Source, sourceOf } from './text/source.ts';

/** Returns the languages that a file names for the site, which may have mistakes elsewhere; none without the key. */
export const languagesOf = (bytes: Uint8Array): Languages =>
  languagesIn(documentOf(sourceOf(textOf(bytes))));

/**
 * Returns the same of a file that may have mistakes of its form. They are repaired before, since what is misplaced may be
 * the list of languages, and what cannot be parsed the paths of pages.
 */
export function languagesMeant(
  bytes: Uint8Array,
  schema: z.ZodType,
  context: CheckContext,
): Languages {
  const source = sourceOf(textOf(bytes));
  const document = documentOf(source);
  const named = languagesIn(document);
  const isNamed = named.languages.length > 0 && !named.isFaulty;
  const isParsed = document?.errors.length === 0;
  // What says its languages is not read twice, since that takes as long as the check.
  const isRead = isParsed && (isNamed || !/^\s*languages:/m.test(source.text));
  if (isRead || !mayName(source)) return named;
  return languagesIn(documentOf(readAsMeant(source, schema, context).source));
}

/** Without a list of languages, a description by language tells that there are some. */
const mayName = ({ text }: Source) => /languages|^\s+description:\s*(?:[{#]|$)/m.test(text);

/** Parses a text if it may name languages, and may be parsed at all. */
const documentOf = (source: Source): Document | undefined =>
  mayName(source) && !checkComplexity(source) && !findUnsupported(source)
    ? compose(source)
    : undefined;

function languagesIn(document: Document | undefined): Languages {
  const value: unknown = document?.toJS();
  const app = stepInto(value, 'app');
  const description = stepInto(app, 'description');
  const tags = isBlock(description) ? Object.keys(description).filter(isLanguageTag) : [];
  const isNamed = isBlock(app) && Object.hasOwn(app, 'languages');
  if (!isNamed && tags.length === 0) return noLanguages;
  const [paths = [], hidden = []] = ['path', 'hidden'].map((key) =>
    listAt(value, ['pages']).map((page) => stepInto(page, key)),
  );
  const named = languageList.safeParse(stepInto(app, 'languages'));
  if (named.success) return { languages: distinct(named.data), paths, hidden };
  return { languages: tags.length > 0 ? tags : [unknownLanguage], paths, hidden, isFaulty: true };
}

/** Returns the tags without those of a language that was named before. */
const distinct = (tags: readonly string[]) =>
  tags.filter((tag, index) => tags.findIndex((each) => isSameLanguage(each, tag)) === index);

const noLanguages: Languages = { languages: [], paths: [] };

/** The tag of a language that is not known. */
const unknownLanguage = 'und';
