import { quote } from '../text/quote.ts';
import type { Slip } from './slip.ts';

/** Slips of a whole line, each with an example. If two repairs leave equally few problems, the first slip is reported. */
export const lineSlips: readonly Slip[] = [
  {
    // `12 | name: Alma`, as messages and reviews show a line; `+  name: Alma`, as in a patch
    form: /^(?<here>\s*[|│]\s*\^+\s*$|\s*(?:\d+ ?[|│:]|[>|│]) ?(?=\s*(?:- |[\w-]+:|#))|\d+(?:\t|(?= {2,}(?:- |[\w-]+:(?:\s|$))))|\+(?=\s*(?:- )*[\w-]+:(?:\s|$)|\s*- )|@@ -\d.*|-(?= {2,}\S).*)/dg,
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
    // `:wq` of an editor, `$ ls` of a terminal, `Copy code` of a chat, a fence of Markdown, one or two stray letters
    form: /^(?!(?:---|\.\.\.)\s*$|\s*-\s+\S)\s*(?<here>[^\p{L}\p{N}\s#"'{}[\]]+|\p{L}{1,2}|:[a-z]{1,3}!?|`{3}\w*|(?:[\w./]+\.)?ya?ml|Copy(?: code)?|EOF|cat >.*|(?:<\/\w+>)+|[$>] (?!\s*(?:- |[\w-]+:\s)).*?)(?:\s+(?<comment>#.*))?\s*$/dgu,
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
    // `items: - Wheel`
    form: /^(?<lead>(?<indent>\s*)[\w-]+:)\s+(?<here>- )(?=\S)(?!.* - )/dg,
    meant: ['$<lead>\n$<indent>  - ', '$<lead>\n$<indent>- '],
    message: () => 'a list begins on the line of its key',
    expected: 'each item on a line of its own',
    mustSolveAll: true,
  },
  {
    // `}` alone on a line, no further to the right than the key whose value it ends
    form: /^(?<lead>\s*)(?<here>[}\]]+)\s*[,;]?\s*$/dg,
    meant: ['$<lead>$<here>', '  $<lead>$<here>', ''],
    message: ({ here }) => `YAML does not take this ${here} for the end of what is opened above`,
    expected: 'it further to the right than the key above, and nothing after it',
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
    form: /^(?<lead>(?<outer>\s*?)(?: {2})?(?:- +)*):?(?<here>[^\s:"'][^:"']*\.(?:jpe?g|png|webp|avif|gif|svg)(?=\s)|[a-z_][\w-]*)(?:\s+(?:[-–—=]\s+)?(?<value>\S.*))?$/dgi,
    meant: [
      '$<lead>$<here>: $<value>',
      '$<lead>- $<here>: $<value>',
      '$<outer>- $<here>: $<value>',
    ],
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
];
