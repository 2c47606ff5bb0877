import { quote } from '../text/quote.ts';

/** A typical mistake that can be recognised from a single line of YAML. */
export type Slip = {
  /** Matches a line with the mistake; the group `here` is the faulty part. */
  form: RegExp;
  /** The replacement of the match, as for `String.replace`; several if the line allows more than one repair. */
  meant: string | readonly string[];
  message: (groups: Groups) => string;
  expected: string;
  /** Whether the words of the line may be the owner's, so that the repair is not certain. */
  isGuess?: boolean;
};

type Groups = Readonly<Record<string, string>>;

/** The comma that is missing between two keys of a line in braces. */
const missingComma: Slip = {
  // `{ duration: 600 axis: y }`, or `{ src: /logo.svg; alt: Home }`
  form: /(?<=[{,;]\s*[\w-]+:\s+)(?<here>[^{}[\],:;]*[^\s{}[\],:;.，、])[;.，、]?(?=\s+[\w-]+:\s)/dg,
  meant: '$<here>,',
  message: ({ here }) => `there is no comma after ${quote(here ?? '')}, and the next key follows`,
  expected: 'a comma between one key and the next',
};

/** The forms of comments in other languages, with or without a sign at their end. */
const comment = (signs: string) => `(?<here>${signs})\\s*(?<words>.*?)\\s*(?:\\*/|-->|#\\})?\\s*$`;

const noComment = {
  meant: '$<lead># $<words>',
  message: ({ here }: Groups) =>
    here === '#'
      ? 'a # begins a comment only behind a blank'
      : `${here} begins no comment in YAML: a # does`,
  expected: 'a # and a blank before a comment',
};

/** Slips that come before the quotation marks that a text may lack, since quoted they would be read by visitors. */
export const foreignLines: readonly Slip[] = [
  missingComma,
  {
    // `link: Works title: My works`
    form: /^(?<lead>(?<indent>\s*)[\w-]+:\s+[^:"'{}[\]#\s][^:"'{}[\]#]*)\s(?<here>[\w-]+:)(?=\s)/dg,
    meant: '$<lead>\n$<indent>$<here>',
    message: ({ here }) => `the key ${here} stands on the line of another`,
    expected: 'a line for each key',
  },
  {
    // `{ label: Vessels, note: A third: for the shelf }`
    form: /(?<=[{,]\s*[\w-]+:\s+)(?<here>[^\s"'{}[\],:][^"'{}[\],:]*:\s[^"'{}[\],]*[^\s"'{}[\],])(?=\s*[,}])/dg,
    meant: '"$<here>"',
    message: () => 'YAML takes the second colon for that of another key',
    expected: 'quotes around a text that holds a colon and a blank',
  },
  {
    // `- [ ] Wheel`
    form: /(?<=^\s*(?:- +)+)(?<here>\[[ x]?\])\s+(?=\S)/dgi,
    meant: '',
    message: ({ here }) => `${here} is a box of Markdown, which visitors would read as it stands`,
    expected: 'the words alone',
  },
  {
    // `// words`, `<!-- words -->`, or `items: // words` above the items
    form: new RegExp(
      `^(?<lead>\\s*(?:(?:- +)*[\\w-]+:\\s+)?)${comment('//+|/\\*+|<!--|<--|\\{#')}`,
      'dg',
    ),
    ...noComment,
  },
  {
    // `title: 'Work' // words`, `{ width: 25 } ; words`, or `{ width: 25 }# words`
    form: new RegExp(
      `^(?<lead>.*[}\\]"'](?=\\s+[^\\s#]|#\\s))\\s*${comment('//+|/\\*+|<!--|<-+|--(?=\\s)|;|#')}`,
      'dg',
    ),
    ...noComment,
    meant: '$<lead> # $<words>',
  },
];

/**
 * The known slips, each with an example of a faulty line. If the repairs of two slips leave equally few
 * problems, the first slip is reported. So slips within a value come first, and those of a whole line last.
 */
export const slips: readonly Slip[] = [
  {
    // `picture: ( src: /media/sea.webp, alt: The sea )`
    form: /^(?<lead>\s*(?:- +)*(?:[\w-]+:\s+)?)(?<here>\()(?<words>\s*[\w-]+:\s[^()]*)\)\s*$/dg,
    meant: '$<lead>{$<words>}',
    message: () => 'YAML takes round brackets for letters of a text',
    expected: 'braces around keys and values on one line',
  },
  {
    // `heading: **Elsewhere**`, where no Markdown is known
    form: /(?<=^\s*(?:- +)*(?:[\w-]+:\s+)?)\*\*(?<here>[^*"':#]+)\*\*\s*$/dg,
    meant: '$<here>',
    message: () => 'YAML takes the * at the beginning for a reference to another value',
    expected: 'the words alone, or a text in quotes',
  },
  {
    // `poster: "\media\talk.webp"`
    form: /"(?<here>[^"'\s]*\\[^"']*\.\w{2,4})"/dg,
    meant: "'$<here>'",
    message: ({ here }) => `YAML takes a backslash in ${here} for the beginning of another sign`,
    expected: 'a path with slashes',
  },
  {
    // `points: [One, Two}`
    form: /(?<here>(?<=\[[^[\]{}]*)\}|(?<=\{[^[\]{}]*)\])(?=\s*(?:#.*)?$)/dg,
    meant: [']', '}'],
    message: ({ here }) => `the ${here} ends what another bracket has opened`,
    expected: '[ and ] around a list, and { and } around keys and values',
  },
  {
    // `{ duration=600, axis:y }`
    form: /(?<=[{,;]\s*)(?<here>(?<key>[\w-]+)\s*(?:=|:(?=[^\s/]))\s*)(?=[^{}"']*\})/dg,
    meant: '$<key>: ',
    message: () => 'the keys and values between the braces are written as in another language',
    expected: 'a colon and a blank after each key, and a comma before the next',
  },
  {
    // `["Node.js" "MySQL"]`
    form: /(?<=[[,:]\s*)(?<here>"[^"]*"|'[^']*')(?=\s+["'\w])/dg,
    meant: '$<here>,',
    message: ({ here }) => `there is no comma after ${here}`,
    expected: 'a comma between one item and the next',
  },
  {
    // `mailto: alma@reyes.dev`, or `offset: - 550`
    form: /(?<=[:,[]\s+|- )(?<here>(?<sign>(?:https?|mailto|tel):|-(?=\s+\d[\d.]*\s*(?:[,}#]|$)))\s+)(?=\S)/dg,
    meant: '$<sign>',
    message: ({ sign }) =>
      `the blank after ${sign} ends the value: YAML takes a colon or a minus before a blank for its own sign`,
    expected: 'a link or a number without blanks',
  },
  {
    // `{ label: C #1, color: #fff }`, or `{ light: rgb(74, 55, 184) }`
    form: /(?<=[[{,]\s*(?:[\w-]+:\s+)?)(?<here>(?:[^\s"'#,:[\]{}][^"'#,:[\]{}]*\s)?#[^,\]}]*[^,\]}\s]|[a-z]+\([^()]*\))(?=\s*[,\]}])/dg,
    meant: '"$<here>"',
    message: ({ here }) =>
      `YAML takes ${here} to pieces: a # begins a comment, and a comma ends a value`,
    expected: 'quotes around a text that holds a # or a comma',
  },
  {
    // `{ display: /media/Fraunces[wght].woff2 }`
    form: /(?<=[[{,]\s*(?:[\w-]+:\s+)?)(?<here>(?![\w-]+:\s)[^\s"'#,[\]{}][^"'#,[\]{}]*(?:\[[^"'[\]{}]*\][^"'#,[\]{}]*?)+)(?=\s*[,\]}])/dg,
    meant: '"$<here>"',
    message: ({ here }) => `YAML takes the [ in ${here} for the beginning of a list`,
    expected: 'quotes around a text with brackets in it',
  },
  {
    // `12 | name: Alma`, as messages and reviews show a line; `+  name: Alma`, as in a patch
    form: /^(?<here>\s*(?:\d+ ?[|│:]|[>|│]) ?(?=\s*(?:- |[\w-]+:|#))|\d+(?:\t|(?= {2,}(?:- |[\w-]+:(?:\s|$))))|\+(?=\s*(?:- )*[\w-]+:(?:\s|$)|\s*- )|-(?= {2,}\S).*)/dg,
    meant: '',
    message: ({ here }) =>
      `${quote(here?.trim() ?? '')} was copied from a message or a patch, and is none of the file's`,
    expected: 'the line alone',
  },
  {
    // `[titles]`, as in TOML
    form: /^(?<here>\[{1,2}(?<name>[\w.-]+)\]{1,2})\s*$/dg,
    meant: ['$<name>:', ''],
    message: ({ here }) => `the line ${quote(here ?? '')} begins a block as in TOML`,
    expected: 'a key with a colon, and below it its keys, indented',
    isGuess: true,
  },
  {
    // `:wq` of an editor, `$ ls` of a terminal, a fence of Markdown, one or two stray letters
    form: /^(?!(?:---|\.\.\.)\s*$|\s*-\s+\S)\s*(?<here>[^\p{L}\p{N}\s#"'{}[\]]+|\p{L}{1,2}|:[a-z]{1,3}!?|`{3}\w*|[$>] (?!\s*(?:- |[\w-]+:\s)).*?)(?:\s+(?<comment>#.*))?\s*$/dgu,
    meant: '$<comment>',
    message: ({ here }) =>
      `the line ${quote(here ?? '')} is neither a key with a value nor an item of a list`,
    expected: 'keys with their values, items behind a dash, and comments behind a #',
  },
  {
    // `* Angular`, `1. Angular`, `-Angular`
    form: /^(?<lead>\s*)(?!- )(?<here>-{1,3} *|(?:[*•–—+·‣◦‐‑−●○▪■►➤→✓✔]|(?:\d+|[a-z])[.)])\s+)(?<second>[-*•–—+‐‑−]\s+)?(?=[^\s-])/dg,
    meant: ['$<lead>- ', '$<lead>- - '],
    message: ({ here }) =>
      here?.trim() === '-'
        ? 'there is no blank after the dash'
        : `${here?.trim()} is no sign of a list here: a dash is`,
    expected: 'a dash and a blank before each item of a list',
  },
  {
    // `; words`, or `-- words` where no item can stand
    form: new RegExp(
      `^(?<lead>\\s*(?:(?:- +)*[\\w-]+:\\s+)?)${comment(';+|--(?=\\s)|%(?=\\s)|REM\\b')}`,
      'dg',
    ),
    ...noComment,
  },
  {
    // `["Mesa", "https://…"],` or `"Mesa",` below a key, in place of an item with a dash
    form: /^(?<lead>\s*)(?<here>[[{].*[\]}]|"[^"]*"|'[^']*')\s*,?\s*$/dg,
    meant: '$<lead>- $<here>',
    message: () =>
      'the item is written as in JSON: YAML has a dash before an item, and no comma after it',
    expected: 'a dash and a blank before each item, and nothing after it',
  },
  {
    // `}` alone on a line, no further to the right than the key whose value it ends
    form: /^(?<lead>\s*)(?<here>[}\]]+)\s*[,;]?\s*$/dg,
    meant: ['$<lead>$<here>', '  $<lead>$<here>', ''],
    message: ({ here }) => `YAML does not take this ${here} for the end of what is opened above`,
    expected: 'it further to the right than the key above, and nothing after it',
  },
  {
    // `"name": "Alma",`, `key: { … },`, or `name: Alma,` as in JSON
    form: /^(?<before>\s*(?:- +)*(?:"[^"]*"|'[^']*'|[\w-]+)\s*:\s.*?|\s*- .*[}\]"'])(?<here>\s*[,;])(?<after>\s*(?:#.*)?)$/dg,
    meant: '$<before>$<after>',
    message: ({ here }) =>
      `the ${here?.trim()} at the end of the line has no place there: JSON has one, YAML has none`,
    expected: 'nothing after the value',
  },
  {
    // `"name" => "Alma"`, `name = Alma`, `**name:** Alma`, or `<name>Alma</name>`
    form: /^(?<lead>\s*(?:- +)*)(?<here>(?<mark>\*\*|__|["'`<]?)(?<key>[A-Za-z][\w-]*)(?:\k<mark>)?\s*(?<sign>=>|->|→|:=|==?|：|；|:\*\*|:__|[,.;-](?=\s)|>(?=.*<)))\s*(?<value>\S.*?)\s*(?:[,;]|<\/.*)?\s*$/dg,
    meant: '$<lead>$<key>: $<value>',
    message: ({ key, sign }) =>
      `there is no colon after ${quote(key ?? '')}: ${sign} stands in its place`,
    expected: 'a key without quotes, a colon and a blank',
  },
  {
    // `name:Alma` or `name :Alma`, but not a URL such as `https://alma.dev`
    form: /^(?<lead>\s*(?:- +)*)(?<here>(?<key>\w[\w-]*) *:)(?<value>(?:[^\s/:]|\/(?!\/)).*)$/dg,
    meant: '$<lead>$<key>: $<value>',
    message: ({ key }) => `there is no blank after the colon of ${quote(key ?? '')}`,
    expected: 'a colon and a blank after the key',
  },
  {
    // `name Alma`, `:name Alma`, or `tall vase.jpg A vase`
    form: /^(?<lead>\s*(?:- +)*):?(?<here>[^\s:"'][^:"']*\.(?:jpe?g|png|webp|avif|gif|svg)(?=\s)|[a-z_][\w-]*)(?:\s+(?:[-–—=]\s+)?(?<value>\S.*))?$/dgi,
    meant: ['$<lead>$<here>: $<value>', '$<lead>- $<here>: $<value>'],
    message: ({ here }) => `there is no colon after ${quote(here ?? '')}`,
    expected: 'a colon and a blank after the key',
  },
  {
    // `text: >–` or `text: > -`
    form: /^(?<before>.*(?::|-)\s+)(?<here>(?<sign>[|>])(?:\s*[—–−‑‐_=~.>|]|\s+[-+]))\s*$/dg,
    meant: '$<before>$<sign>-',
    message: ({ here, sign }) =>
      `${here} is no sign of YAML: ${sign}- is, without a blank and with the dash of the keyboard`,
    expected: 'the sign >- or |- alone at the end of the line',
  },
  {
    // `text: >- I also write`
    form: /^(?<lead>\s*(?:- +)*(?:(?:[\w-]+|"[^"]*"):\s+)?)(?<here>[|>](?:[-+]\s*|(?=\S)|\s+))(?<words>[^\s|>+-].*)$/dg,
    meant: '$<lead>$<words>',
    message: ({ here }) =>
      `the text begins on the line of the ${here?.trim()}, which only has a place at the end of a line, above its text`,
    expected:
      'the sign at the end of its line and the text below it, indented; or the text in quotes',
  },
];

/** A sentence beside the keys, such as `Here is the file, as you asked.` */
export const sentence: Slip = {
  form: /^\s*(?<here>\p{Lu}[^\s:#]*(?: [^\s:#]+){3,}[:.!?]?)\s*$/dgu,
  meant: '',
  message: ({ here }) => `${quote(here ?? '')} is neither a key with a value nor an item of a list`,
  expected: 'keys with their values, items behind a dash, and comments behind a #',
  isGuess: true,
};
