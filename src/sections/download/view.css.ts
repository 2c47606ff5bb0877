import { globalStyle, style } from '@vanilla-extract/css';
import { trailingIcon } from '../../ui/Icon.css.ts';
import { spread } from '../../ui/page.css.ts';
import { theme } from '../../ui/theme.css.ts';

export const item = style(spread);
export const mark = style([trailingIcon]);
globalStyle(`a[download]:hover ${mark} > svg`, { translate: '0 0.12em' });
export const facts = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
export const note = style({ flexBasis: '100%', maxWidth: theme.measure });
