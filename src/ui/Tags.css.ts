import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const tags = style({ color: theme.color.muted });
// Tags stand in lines as words do, so they begin where the words around them begin.
globalStyle(`${tags} > *`, { display: 'inline-block' });
globalStyle(`${tags} > :not(:last-child)::after`, { content: '"·" / ""', marginInline: '0.5em' });
