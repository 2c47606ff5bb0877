import { style, theme } from 'vitrine/section';

export const place = style({ color: theme.color.muted });
