import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere } from './text-problem.ts';

const expected = 'a language tag, such as en or pt-BR';

/** The language tag (BCP 47) of texts. */
export const language = z
  .string()
  .superRefine(refuseWhere((tag) => (isKnown(tag) ? undefined : { expected, meant: findTag(tag) })))
  .register(fieldMetadata, { expected })
  .meta({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    examples: ['en'],
  });

const names = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

/** Checks whether a tag is well formed, with a known language and region. */
function isKnown(tag: string): boolean {
  const locale = parseTag(tag);
  if (!locale?.language || /^und\b/i.test(tag)) return false;
  const { language: code, region } = locale;
  return (
    names.language.of(code) !== undefined &&
    (region === undefined || names.region.of(region) !== undefined)
  );
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Guesses the tag that was meant from another notation, a country code or a language's name. */
function findTag(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-').replace(/\..*$/, '');
  const [first = ''] = tag.split(/[^\p{L}]/u);
  if (isKnown(tag)) return tag;
  if (isKnown(first)) return first;
  if (first.length !== 2) return findByName(first);
  // For a country that does not exist, `maximize()` would return English, so the country is checked first.
  return isKnown(`en-${first}`) ? parseTag(`und-${first}`)?.maximize().language : undefined;
}

/** Finds the code of a language by its name, in English or in the language itself. */
function findByName(name: string): string | undefined {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isKnown);
  // Owners often leave out accents and capitals, so the comparison ignores both.
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  return codes.find((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' });
    return [names.language, own].some((each) => compare(each.of(code) ?? code, name) === 0);
  });
}
