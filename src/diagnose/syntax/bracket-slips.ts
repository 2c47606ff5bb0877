import { quote } from '../text/quote.ts';
import type { Slip } from './slip.ts';

/** Mistakes in a value or in an item between brackets, each with an example. */
export const bracketSlips: readonly Slip[] = [
  {
    // `{ duration=600, axis:y }`
    form: /(?<=[{,;]\s*)(?<here>(?<key>[\w-]+)\s*(?:=|:(?=[^\s/]))\s*)(?=[^{}"']*\})/dg,
    meant: '$<key>: ',
    message: () => 'the keys and values between the braces are written as in another language',
    expected: 'a colon and a blank after each key, and a comma before the next',
  },
  {
    // `{ src: /logo.svg; alt: Home }`
    form: /(?<=[[{,:]\s*[^\s{}[\],;:][^{}[\],;]*)(?<here>[;.，、])(?=\s+[\w-]+:\s)/dg,
    meant: ',',
    message: ({ here }) => `there is a ${here} where a comma belongs`,
    expected: 'a comma between one key and the next',
  },
  {
    // `{ duration: 600 axis: y }`
    form: /(?<=[{,]\s*[\w-]+:\s+)(?<here>[^{}[\],:;]*[^\s{}[\],:;])(?=\s+[\w-]+:\s)/dg,
    meant: '$<here>,',
    message: ({ here }) => `there is no comma after ${quote(here ?? '')}, and the next key follows`,
    expected: 'a comma between one key and the next',
  },
  {
    // `["Node.js" "MySQL"]`
    form: /(?<=[[,:]\s*)(?<here>"[^"]*"|'[^']*')(?=\s+["'\w])/dg,
    meant: '$<here>,',
    message: ({ here }) => `there is no comma after ${here}`,
    expected: 'a comma between one item and the next',
  },
  {
    // `[Mesa, , A menu]`
    form: /(?<=[,[]\s*)(?<here>,)/dg,
    meant: ["'',", ''],
    message: () => 'there is nothing between these two commas',
    expected: "a value before each comma, such as ''",
  },
  {
    // `list: duration: 600, axis: y }`
    form: /^(?<lead>\s*(?:- +)*[\w-]+:\s+)(?<here>[\w-]+:\s[^{]*\}\s*)$/dg,
    meant: '$<lead>{ $<here>',
    message: ({ here }) => `there is no { before ${quote(here ?? '')}`,
    expected: 'a { before the first key, as there is a } after the last value',
  },
  {
    // `offset: - 550`
    form: /(?<=:\s+)(?<here>- +)(?=\d[\d.]*\s*(?:[,}#]|$))/dg,
    meant: '-',
    message: () => 'there is a blank between the minus and its number',
    expected: 'a number',
  },
  {
    // `mailto: alma@reyes.dev`
    form: /(?<=[:,[]\s+|- )(?<here>(?<scheme>https?|mailto|tel):\s+)(?=\S)/dg,
    meant: '$<scheme>:',
    message: ({ scheme }) =>
      `the blank after ${scheme}: ends the link: YAML takes the colon for that of a key`,
    expected: 'a link without blanks',
  },
  {
    // `{ label: C #1, color: #fff }`
    form: /(?<=[[{,]\s*(?:[\w-]+:\s+)?)(?<here>(?:[^\s"'#,:[\]{}][^"'#,:[\]{}]*\s)?#[^,\]}]*[^,\]}\s])(?=\s*[,\]}])/dg,
    meant: '"$<here>"',
    message: ({ here }) =>
      `YAML takes ${here?.replace(/^[^#]*/, '')} and all that follows on the line for a comment`,
    expected: 'quotes around a text that holds a #',
  },
  {
    // `[rgb(74, 55, 184), …]`
    form: /(?<=[[{,]\s*(?:[\w-]+:\s+)?)(?<here>[^\s"'[\]{},:][^"'[\]{},]*\([^"'[\]{}()]*,[^"'[\]{}()]*\))(?=\s*[,}\]])/dg,
    meant: "'$<here>'",
    message: ({ here }) => `YAML takes the text to pieces at its commas: ${quote(here ?? '')}`,
    expected: 'quotes around a text that holds commas',
  },
];
