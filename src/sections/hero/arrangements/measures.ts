import { theme } from '../../../ui/theme.css.ts';

/** Reduces a space on screens with a small height, so the whole section fits on the screen. */
export const shrink = (space: string) => `min(${space}, 3.6svh)`;

/** The side margin of the page, which grows on screens that are wider than the page. */
export const sideMargin = `max((100% - ${theme.page}) / 2 + ${theme.space.edge}, ${theme.space.edge})`;

/** The width of the paper around the picture. On low screens it is narrower, so it does not touch the buttons. */
export const paper = `min(${theme.space.m}, 3vw, 2svh)`;
