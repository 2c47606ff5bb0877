import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere } from './text-problem.ts';

const expected = 'a language tag, such as en or pt-BR';

/** The language tag (BCP 47) of texts. */
export const language = z
  .string()
  .superRefine(
    refuseWhere((tag) =>
      isKnown(tag) ? undefined : { expected, meant: findTag(tag), isCertain: true },
    ),
  )
  .register(fieldMetadata, { expected })
  .meta({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    examples: ['en'],
  });

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Checks whether a tag is well formed, with a known language and region. */
function isKnown(tag: string): boolean {
  try {
    return names.of(new Intl.Locale(tag).baseName) !== undefined;
  } catch {
    return false;
  }
}

/** Guesses the tag that is meant by a text such as `pt_BR`, `en-XX`, `JP` or `Español`. */
function findTag(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-').replace(/\..*$/, '');
  const [first = ''] = tag.split(/[^\p{L}]/u);
  const known = [tag, first].find(isKnown);
  if (known !== undefined) return known;
  if (first.length !== 2) return findByName(first);
  // Two letters may be a country. For unknown countries `maximize()` returns English, so they are excluded first.
  return isKnown(`en-${first}`) ? new Intl.Locale(`und-${first}`).maximize().language : undefined;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Finds the code of a language by its name in English or in the language itself, such as `Español`. */
function findByName(name: string): string | undefined {
  // Names are often typed without accents and capitals, so the comparison ignores both.
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isKnown);
  return codes.find((code) =>
    ['en', code].some((locale) => {
      const nameIn = new Intl.DisplayNames(locale, { type: 'language' });
      return compare(nameIn.of(code) ?? code, name) === 0;
    }),
  );
}
