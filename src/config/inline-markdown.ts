import { Lexer, type Token } from 'marked';
import { memoizeTexts } from '../shared/memoize.ts';

// A sign that the parser must not see becomes a letter for private use, and is put back into the tokens afterwards.
const firstHidden = 0xf0000;
const hide = (signs: string) =>
  signs.replace(/./gsu, (sign) => String.fromCodePoint(firstHidden + (sign.codePointAt(0) ?? 0)));
const show = (text: string) =>
  text.replace(/[\u{f0000}-\u{ffffd}]/gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - firstHidden),
  );

/** Underscores around words, as emphasis has them. All others stand in names such as snake_case, _id and __init__.py. */
const underlined =
  /\\_|(?<![^\s([{"'„“«*])(?!__\w+__)(_{1,2})(?![\s_])[^_]+(?<!\s)\1(?![\p{L}\p{N}_]|\.\w)|_/gu;

/** Stars of paths, such as `src/**` and `*.ts`, and of parameters, such as `**kwargs`. */
const codeStars =
  /(?<![\p{L}\p{N}\p{Pe}\p{Pf}"'*\\])\*+(?=\/)|(?<=\/)\*+(?![*\p{L}\p{N}\p{Ps}\p{Pi}"'])|(?<!\\)\*(?=\.\w)(?!\.[\w.]*\*)|(?<=[(,]\s?)\*\*(?=\w+(?:[),:]|$))/gu;

/** A letter of a script with spaces between words, or a digit or bracket. */
const before = String.raw`[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N})\]]`;
const after = String.raw`[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}([]`;
/** Stars between the letters of one word, as in `a*b*c` and `2**3`. Bold letters of a word, as in Hand**werk**er, are two or more. */
const innerStars = new RegExp(
  String.raw`(?<=${before})\*(?=${after})|(?<=[\p{N})\]]|(?<!\p{L})\p{L})\*\*(?=${after})`,
  'gu',
);

const cjk = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]`;
/** Punctuation beside stars in a text without spaces, before or behind which the parser would see no emphasis. */
const besideStars = new RegExp(
  String.raw`(?<=${cjk}\*{1,3})(?![*_\x60[\]\\<])\p{P}|(?![*_\x60[\]\\>])\p{P}(?=\*{1,3}${cjk})`,
  'gu',
);

/** Matches a letter of one's own for private use, as icon fonts have them. Hidden signs could not be told from it. */
const privateLetter = /[\u{f0000}-\u{10fffd}]/u;

/** Matches what code has beside its stars. */
const beforeCodeStars = /\*\/|\/\*|\*\.|[(,]\s?\*\*/;

/** Hides the signs of names, paths and formulas, which mark no emphasis. */
function hideSigns(markdown: string): string {
  // Most texts have no such sign, and a search for what stands before it takes long.
  if (!/[*_]/.test(markdown) || privateLetter.test(markdown)) return markdown;
  const named = markdown.replace(underlined, (signs, pair?: string) =>
    pair || signs !== '_' ? signs : hide(signs),
  );
  if (!named.includes('*')) return named;
  return (beforeCodeStars.test(named) ? named.replace(codeStars, hide) : named)
    .replace(/\S+/g, (word) => {
      if (!word.includes('*')) return word;
      const rest = word.replace(innerStars, hide);
      // Where a word begins or ends with stars, those within it may be their partners.
      return rest.includes('*') ? word : rest;
    })
    .replace(besideStars, hide);
}

/** A text is parsed once by the check of its markup, of its links, and of what they lead to. */
const lex = memoizeTexts((markdown) => {
  const text = hideSigns(markdown);
  const hidden: readonly Token[] = Lexer.lexInline(text, { gfm: false });
  if (text === markdown) return { hidden, tokens: hidden };
  const tokens: readonly Token[] = JSON.parse(JSON.stringify(hidden), (_, value: unknown) =>
    typeof value === 'string' ? show(value) : value,
  );
  return { hidden, tokens };
});

/** Parses the Markdown within a line. The tokens lack the signs of code, so that none is taken for unfinished markup. */
export const lexMarkup = (markdown: string): readonly Token[] => lex(markdown).hidden;

/** Parses the Markdown within a line. Signs that belong to code stay, so that `__init__.py` and `a*b*c` are plain. */
export const lexInline = (markdown: string): readonly Token[] => lex(markdown).tokens;
