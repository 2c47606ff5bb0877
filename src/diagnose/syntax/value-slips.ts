import { quote } from '../text/quote.ts';
import { comment, noComment, type Slip } from './slip.ts';

/** Slips that come before the quotation marks that a text may lack, since quoted they would be read by visitors. */
export const slipsBeforeQuotes: readonly Slip[] = [
  {
    // `{ duration: 600 axis: y }`, or `{ src: /logo.svg; alt: Home }`
    form: /(?<=[{,;]\s*[\w-]+:\s+)(?<here>[^{}[\],:;]*[^\s{}[\],:;.，、])[;.，、]?(?=\s+[\w-]+:\s)/dg,
    meant: '$<here>,',
    message: ({ here }) => `there is no comma after ${quote(here ?? '')}, and the next key follows`,
    expected: 'a comma between one key and the next',
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
    // `- label: Code, url: https://alma.dev }`
    form: /^(?<lead>\s*(?:- +|[\w-]+:\s+))(?<here>[\w-]+:\s[^{}"']*\})\s*$/dg,
    meant: '$<lead>{ $<here>',
    message: () => 'the } at the end has no { at the beginning',
    expected: 'braces around keys and values on one line',
  },
  {
    // `// words`, `<!-- words -->`, or `items: // words` above the items
    form: new RegExp(
      `^(?<lead>\\s*(?:(?:- +)*[\\w-]+:\\s+)?)${comment('//+|/\\*+|<!--|<--|\\{#')}`,
      'dg',
    ),
    ...noComment,
  },
];

/** Slips within a value, each with an example of a faulty line. */
export const valueSlips: readonly Slip[] = [
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
    // `points: [One, Two]]`
    form: /(?<=[\]}]\s*)(?<here>[\]}])(?=\s*(?:#.*)?$)/dg,
    meant: '',
    message: ({ here }) => `this ${here} ends what nothing has opened`,
    expected: 'as many brackets at the end as at the beginning',
  },
  {
    // `{ duration=600, axis:y }`
    form: /(?<=[{,;]\s*)(?<here>(?<key>[\w-]+)\s*(?:=|:(?=[^\s/]))\s*)(?=[^{}"']*\})/dg,
    meant: '$<key>: ',
    message: () => 'the keys and values between the braces are written as in another language',
    expected: 'a colon and a blank after each key, and a comma before the next',
  },
  {
    // `mailto: alma@reyes.dev`, or `offset: - 550`
    form: /(?<=[:,[]\s+|- )(?<here>(?<sign>(?:https?|mailto|tel):|-(?=\s+\d[\d.]*\s*(?:[,}#]|$)))\s+)(?=\S)/dg,
    meant: '$<sign>',
    message: ({ sign }) =>
      `the blank after ${sign} ends the value: YAML takes a colon or a minus before a blank for its own sign`,
    expected: 'a link or a number without blanks',
  },
];
