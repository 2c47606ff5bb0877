import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  color: theme.color.muted,
});
globalStyle(`${tags} > :not(:last-child)::after`, {
  content: '"·" / ""',
  marginInlineStart: '0.5em',
});
