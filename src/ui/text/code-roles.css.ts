import { style } from '@vanilla-extract/css';
import { theme as chosen } from '../../../site.config.yaml';
import { deriveCodeColors } from '../colors.ts';
import { ground } from '../frame/frame.css.ts';
import { media } from '../style-rules.ts';
import { theme } from '../theme.css.ts';

const names = ['surface', 'raised', 'text'] as const;
const on = names.find((name) => theme.color[name] === ground.background) ?? 'raised';
const colorOf = deriveCodeColors(chosen, on);

/** The roles of words in code. */
export const roles: Readonly<Record<string, string>> = {
  k: style({ color: colorOf('k') }),
  s: style({ color: colorOf('s') }),
  c: style({
    color: colorOf('c'),
    // No font is slanted that has no italics.
    fontStyle: 'italic',
    fontSynthesisStyle: 'none',
    ...media('(prefers-contrast: more)', { color: 'inherit' }),
  }),
  n: style({ color: colorOf('n') }),
  t: style({ color: colorOf('t') }),
};
