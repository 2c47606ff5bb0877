import { style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { theme } from '../../ui/theme.css.ts';

/** Read at a glance, as one line of a text. */
export const list = style([
  display,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.4em',
    fontSize: theme.size.item,
    lineHeight: 1.3,
  },
]);
export const name = style({
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      marginInlineStart: '0.4em',
      color: theme.color.accent,
      // The display font of the document has only the letters of the texts.
      fontFamily: theme.font.text,
    },
  },
});
