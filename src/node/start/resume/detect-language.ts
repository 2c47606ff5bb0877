import lists from './frequent-words.json' with { type: 'json' };

/** Scripts of which most readers read one language. */
const others =
  'Hang Arab Hebr Grek Cyrl Hani Armn Beng Deva Ethi Geor Gujr Guru Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai';

/** The languages of letters that few languages share. Of two that are in a text, the one that is listed first decides. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, 'ja'],
  [/[پچژگ]/g, 'fa'],
  [/[іїєґІЇЄҐ]/g, 'uk'],
  [/[國學業專經歷術發與電語實務設開]/g, 'zh-Hant'],
  ...others.split(' ').map((script): [RegExp, string] => {
    const { language } = new Intl.Locale(`und-${script}`).maximize();
    return [RegExp(`\\p{sc=${script}}`, 'gu'), language];
  }),
];

/** Frequent short words of the languages that are written in Latin letters, of which no other has more than a few. */
const words = Object.entries(lists);

/** The fewest Latin letters of running text by which a language is guessed. In fewer, a name or a title may outweigh the rest. */
const fewestLetters = 200;

/** Returns the words of the beginning of a text without its addresses, of which "com" would be a word of Portuguese. */
const wordsOf = (text: string) =>
  text
    .slice(0, 2000)
    .split(/[\s、。，]+/)
    .filter((word) => word !== '' && !/[:/@]|\S\.\S/.test(word));

/** Guesses the language of texts, among those in which the site has words; undefined if none is likely. */
export function detectLanguage(texts: readonly string[]): string | undefined {
  const told = texts.map(wordsOf);
  const all = told.flat().join(' ');
  const letters = all.match(/\p{L}/gu)?.length ?? 0;
  const isLatin = (all.match(/\p{sc=Latin}/gu)?.length ?? 0) > letters * 0.7;
  for (const [script, language] of scripts) {
    // A name or a word in another script does not make the text one of that script.
    const enough = ['uk', 'zh-Hant', 'fa'].includes(language) ? 0.02 : 0.15;
    const isOften = (all.match(script)?.length ?? 0) > letters * enough;
    if (isOften) return letters < fewestLetters && isLatin ? undefined : language;
  }
  const prose = told
    .filter((words) => words.length >= 4)
    .flat()
    .join(' ')
    .toLowerCase();
  const written = prose.match(/\p{L}+/gu) ?? [];
  if (written.join('').length < fewestLetters) return undefined;
  const counted = words.map(([language, list]) => {
    const known = list.split(' ');
    return { language, count: written.filter((each) => known.includes(each)).length };
  });
  const [first, second] = counted.sort((one, other) => other.count - one.count);
  const isClear =
    first && second && first.count > second.count && first.count > written.length / 14;
  return isClear ? first.language : undefined;
}
