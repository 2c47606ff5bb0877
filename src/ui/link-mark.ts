import type { StyleRule } from '@vanilla-extract/css';
import { motionAllowed, theme } from './theme.css.ts';

/** The small icon behind a link; it moves by this when the link is hovered over. */
export function linkMark(hoverTranslate: string): StyleRule {
  return {
    display: 'inline-flex',
    alignSelf: 'center',
    color: theme.color.muted,
    fontSize: '0.6em',
    selectors: { 'a:hover > &': { color: 'currentColor', translate: hoverTranslate } },
    '@media': {
      [motionAllowed]: { transition: 'translate 0.25s, color 0.2s' },
      print: { display: 'none' },
    },
  };
}
