import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

const expected = 'a language tag, such as en or pt-BR';

/** The language tag (BCP 47) of texts. */
export const language = z
  .string()
  .superRefine(
    refuseWhere((tag) =>
      isKnown(tag) ? findCountry(tag) : { expected, meant: findTag(tag), isCertain: true },
    ),
  )
  .register(fieldMetadata, { expected })
  .meta({
    pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    examples: ['en'],
  });

/** The languages of a site, its own first. */
export const languageList = z.array(language).min(1);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Checks whether a tag is well formed, with a known language and region. */
function isKnown(tag: string): boolean {
  try {
    return names.of(new Intl.Locale(tag).baseName) !== undefined;
  } catch {
    return false;
  }
}

/** The languages that are meant by codes of countries which are codes of other, rarer languages too. */
const meantByCountry = new Map([
  ['br', 'pt-BR'],
  ['kr', 'ko'],
  ['se', 'sv'],
  ['tw', 'zh-Hant'],
]);

/** Finds a known tag that was probably not meant, such as `se` for Swedish, `sv-SV`, `en-UK` or `deu`. */
function findCountry(tag: string): TextProblem | undefined {
  const { language, baseName } = new Intl.Locale(tag);
  const [code = '', country = ''] = tag.toLowerCase().split('-');
  const meant = meantByCountry.get(tag.toLowerCase());
  if (meant !== undefined) {
    const { region } = new Intl.Locale(code).maximize();
    const fix = `write ${meant}; or, if ${names.of(tag)} is meant, ${code}-${region}`;
    return { expected: `${meant} for ${names.of(meant)}`, fix };
  }
  const main = country.length === 2 ? new Intl.Locale(`und-${country}`).maximize() : undefined;
  if (code === country && main?.language !== code) return { expected, meant: code };
  // The shortest code of a language is its tag, and the United Kingdom is GB.
  const isLonger = code.length > language.length && baseName === tag.replace(/^\w+/, language);
  return isLonger || country === 'uk' ? { expected, meant: baseName, isCertain: true } : undefined;
}

/** Guesses the tag that is meant by a text such as `pt_BR`, `en-XX`, `JP`, `Español` or `mandarin_chinese`. */
function findTag(written: string): string | undefined {
  const tag = written.trim().replaceAll('_', '-').replace(/\..*$/, '');
  const [first = ''] = tag.split(/[^\p{L}]/u);
  const known = [tag, first].find(isKnown);
  if (known !== undefined) return known;
  const name = tag.replaceAll('-', ' ');
  if (first.length !== 2)
    return (
      [name, first, name.replace(/^.* /, '')].map(findByName).find(Boolean) ??
      otherNames.get(first.toLowerCase())
    );
  // Two letters may be a country. For unknown countries `maximize()` returns English, so they are excluded first.
  return isKnown(`en-${first}`) ? new Intl.Locale(`und-${first}`).maximize().language : undefined;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Names of languages that tables of Unicode lack. */
const otherNames = new Map(Object.entries({ mandarin: 'zh', farsi: 'fa' }));

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
let namesByCode: readonly (readonly [code: string, names: readonly string[]])[] | undefined;

/** Finds the code of a language by its name in English or in the language itself, such as `Español`. */
function findByName(name: string): string | undefined {
  // The names of all languages take long to read, so they are read once, and only where a name is looked for.
  namesByCode ??= [
    ...letters.flatMap((one) => letters.map((other) => one + other)).filter(isKnown),
    ...['pt-BR', 'pt-PT', 'zh-Hans', 'zh-Hant'],
  ].map((code) => {
    const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(code);
    return [code, [nameIn('en') ?? code, nameIn(code) ?? code]];
  });
  // Names are often typed without accents and capitals, so the comparison ignores both.
  return namesByCode.find(([, names]) => names.some((each) => compare(each, name) === 0))?.[0];
}
