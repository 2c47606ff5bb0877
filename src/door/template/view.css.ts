import { entryTitle, style, theme } from 'vitrine/section';

export const entry = style({ display: 'grid', gap: theme.space.xs });
export const title = style(entryTitle);
export const place = style({ color: theme.color.muted });
