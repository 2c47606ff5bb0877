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

/** Frequent short words of the languages that are written in Latin letters. */
const words: readonly (readonly [string, RegExp])[] = [
  ['en', /(?<!\p{L})(the|and|of|with|for|in|to|at)(?!\p{L})/giu],
  ['de', /(?<!\p{L})(und|der|die|das|mit|für|von|bei|im)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(et|les|des|une|pour|dans|avec|du|aux)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(y|los|las|para|con|una|del|el|en)(?!\p{L})/giu],
  ['pt', /(?<!\p{L})(e|os|com|uma|para|em|da|do|não)(?!\p{L})/giu],
  ['it', /(?<!\p{L})(di|che|per|con|una|gli|della|nel|e)(?!\p{L})/giu],
  ['nl', /(?<!\p{L})(het|een|voor|met|van|bij|aan|de)(?!\p{L})/giu],
  ['sv', /(?<!\p{L})(och|att|för|med|på|av|ett|som)(?!\p{L})/giu],
  ['pl', /(?<!\p{L})(się|oraz|dla|na|jest|przy|i|z)(?!\p{L})/giu],
  ['cs', /(?<!\p{L})(se|pro|na|při|jsem|jako|že|v)(?!\p{L})/giu],
  ['tr', /(?<!\p{L})(ve|bir|için|ile|olarak|bu|da)(?!\p{L})/giu],
];

/** Guesses the language of a text, among those in which the site has words. English, if nothing else is likely. */
export function detectLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of scripts) {
    // A name or a word in another script does not make the text one of that script.
    const enough = language === 'uk' || language === 'zh-Hant' ? 0.02 : 0.15;
    if ((text.match(script)?.length ?? 0) > letters * enough) return language;
  }
  const counted = words.map(([language, form]) => ({
    language,
    count: text.match(form)?.length ?? 0,
  }));
  const [first] = counted.sort((one, other) => other.count - one.count);
  return first !== undefined && first.count >= 3 ? first.language : 'en';
}
