/** The languages of scripts that few languages share. Of two scripts in a text, the one that is listed first decides. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/gu, 'ja'],
  [/\p{sc=Hangul}/gu, 'ko'],
  [/\p{sc=Arabic}/gu, 'ar'],
  [/\p{sc=Hebrew}/gu, 'he'],
  [/\p{sc=Greek}/gu, 'el'],
  [/[іїєґІЇЄҐ]/gu, 'uk'],
  [/\p{sc=Cyrillic}/gu, 'ru'],
  [/[國學業專經歷術發與電語實務設開]/gu, 'zh-Hant'],
  [/\p{sc=Han}/gu, 'zh'],
];

/** Frequent short words of the languages that are written in Latin letters, of which no other has more than a few. */
const words = new Map(
  Object.entries({
    en: 'the and of with for to at is was were my i on by from that this are an',
    de: 'und der die das mit für von bei im ist ich den auf eine zu als war wir sowie',
    fr: 'et les des une pour dans avec du aux le est je sur ce au nous mes chez ai',
    es: 'y los las para con una del el en la mi por como es más desde al soy años',
    pt: 'e os uma para em da do não com dos na no das ao sou mais como meu anos',
    it: 'di che per con una gli della nel e il del sono alla dei le un ho anni come',
    nl: 'het een voor met van bij aan de en ik op zijn mijn te door als naar werk ook',
    sv: 'och att för med på av ett som jag är till från har den en min hos även år',
    pl: 'się oraz dla na jest przy do od jako jestem lat mam nad po które przez są',
    cs: 'se pro na při jsem jako že do od také jsou mám let byl které nebo podle',
    tr: 've bir için ile olarak bu da çok en olan ben gibi daha yıl üzerinde sonra de',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
);

/** The fewest letters of running text by which a language is guessed. In fewer, a name or a title may outweigh the rest. */
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
  for (const [script, language] of scripts) {
    // A name or a word in another script does not make the text one of that script.
    const enough = language === 'uk' || language === 'zh-Hant' ? 0.02 : 0.15;
    const isOften = (all.match(script)?.length ?? 0) > letters * enough;
    if (isOften) return letters < fewestLetters ? undefined : language;
  }
  const prose = told
    .filter((words) => words.length >= 4)
    .flat()
    .join(' ')
    .toLowerCase();
  const written = prose.match(/\p{L}+/gu) ?? [];
  if (written.join('').length < fewestLetters) return undefined;
  const counted = [...words].map(([language, known]) => {
    return { language, count: written.filter((each) => known.has(each)).length };
  });
  const [first, second] = counted.sort((one, other) => other.count - one.count);
  const isClear =
    first && second && first.count > second.count && first.count > written.length / 14;
  return isClear ? first.language : undefined;
}
