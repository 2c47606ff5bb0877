import { globalStyle, style } from '@vanilla-extract/css';
import { note } from './page.css.ts';

export const tags = style({ ...note, display: 'flex', flexWrap: 'wrap', columnGap: '0.5em' });
globalStyle(`${tags} > :not(:last-child)::after`, {
  content: '"·" / ""',
  marginInlineStart: '0.5em',
});
