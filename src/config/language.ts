import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';

const expected = 'a language tag, such as en or pt-BR';

/** The language of texts, as browsers and screen readers know it (BCP 47). */
export const language = z
  .string()
  .superRefine((tag, context) => {
    if (isKnown(tag)) return;
    context.addIssue({ code: 'custom', message: expected, params: { better: findTag(tag) } });
  })
  .register(fieldMetadata, { expected })
  .meta({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    examples: ['en'],
  });

const english = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

const known = new Map<string, boolean>();

/** Whether a tag is well formed, and its language and region are among those that have a name. */
function isKnown(tag: string): boolean {
  // A file is read many times while its mistakes are looked for.
  const answer = known.get(tag) ?? isNamed(tag);
  known.set(tag, answer);
  return answer;
}

function isNamed(tag: string): boolean {
  if (!isWellFormed(tag)) return false;
  const { language: code, region } = new Intl.Locale(tag);
  // A tag may begin with "und" for no language at all, which has no name.
  if (!isWellFormed(code) || /^und\b/i.test(tag)) return false;
  if (english.language.of(code) === undefined) return false;
  return region === undefined || english.region.of(region) !== undefined;
}

function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The tag that was probably meant: written otherwise, by the code of a country, or by a name. */
function findTag(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-').replace(/\..*$/, '');
  if (isKnown(tag)) return tag;
  const [first = ''] = tag.split(/[^\p{L}]/u);
  if (isKnown(first)) return first;
  return first.length === 2 ? languageOfCountry(first) : tagOfName(first);
}

function languageOfCountry(country: string): string | undefined {
  const tag = `und-${country.toUpperCase()}`;
  if (!isWellFormed(tag)) return undefined;
  const { language: code } = new Intl.Locale(tag).maximize();
  // Of a country that does not exist, it is that of the whole world: English.
  return english.region.of(country.toUpperCase()) !== undefined && isKnown(code) ? code : undefined;
}

let codes: Map<string, string> | undefined;

/** The code of a language by its name, in English or in itself. */
function tagOfName(name: string): string | undefined {
  codes ??= codesByName();
  return codes.get(plain(name));
}

function codesByName(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const tags = letters.flatMap((one) => letters.map((other) => one + other)).filter(isKnown);
  return new Map(
    tags.flatMap((code): [string, string][] => {
      const own = new Intl.DisplayNames(code, { type: 'language' });
      const names = [english.language.of(code), own.of(code)];
      return names.map((name) => [plain(name ?? code), code]);
    }),
  );
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
