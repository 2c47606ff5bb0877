import { globalStyle, style } from '@vanilla-extract/css';
import { navigation } from '../../site.config.yaml';
import { needsScript } from '../ui/Button.css.ts';
import { media } from '../ui/conditions.ts';
import { forcedColors, theme, touchSize } from '../ui/theme.css.ts';

/** A disc that is empty, half full or full, below a select that is transparent. */
const shown = () =>
  style([
    needsScript,
    {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: touchSize,
      height: touchSize,
      // Aligns the disc, which is smaller than its touch area, with the edge of the page.
      marginInlineEnd: '-0.85rem',
      borderRadius: theme.pill,
      color: theme.color.muted,
      selectors: {
        '&:hover': { color: theme.color.text },
        '&:focus-within': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '-4px' },
        '&::before': {
          content: '',
          width: '1.05rem',
          height: '1.05rem',
          border: '1.5px solid',
          borderRadius: '50%',
          background: 'linear-gradient(90deg, transparent 50%, currentColor 50%)',
        },
        ':root[data-scheme=light] &::before': { background: 'none' },
        ':root[data-scheme=dark] &::before': { background: 'currentColor' },
      },
      // The visitor's system decides on the colours.
      ...media(forcedColors, { display: 'none' }),
    },
  ]);

/** Empty where the site has no switch, so that neither its styles nor its script are shipped. */
export const colorSwitch = navigation.switch ? shown() : '';

if (navigation.switch) {
  globalStyle(`${colorSwitch} > select`, {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    // iPhones zoom in on a select with smaller letters.
    font: `1rem ${theme.font.text}`,
    cursor: 'pointer',
  });
  // On paper, all is light.
  for (const scheme of ['light', 'dark'] as const)
    globalStyle(`:root[data-scheme=${scheme}]`, media('screen', { colorScheme: scheme }));
}
