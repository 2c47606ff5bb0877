import { globalStyle, style } from '@vanilla-extract/css';
import { navigation } from '../../site.config.yaml';
import { needsScript } from '../ui/Button.css.ts';
import { globalMedia, media } from '../ui/style-rules.ts';
import { forcedColors, theme, touchSize } from '../ui/theme.css.ts';

/** Creates the style of the colour switch: a transparent <select> over a disc that shows the chosen scheme. */
const createStyle = () =>
  style([
    needsScript,
    {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: touchSize,
      height: touchSize,
      // The disc is smaller than its touch area, so a negative margin aligns the disc with the page's edge.
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
      // In forced colours the operating system sets the colours, so the switch would have no effect, and is hidden.
      ...media(forcedColors, { display: 'none' }),
    },
  ]);

/** The class of the colour switch. Sites without a switch get an empty class, and no styles for a switch. */
export const colorSwitch = navigation.switch ? createStyle() : '';

if (navigation.switch) {
  globalStyle(`${colorSwitch} > select`, {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    // iPhones zoom in on a focused <select> with letters smaller than 1rem, so the letters have this size.
    font: `1rem ${theme.font.text}`,
    cursor: 'pointer',
  });
  // Browsers need as long to style a <select> as half of a page, so it follows the first paint, which cannot show it.
  globalStyle(`:root:not([data-painted]) ${colorSwitch} > select`, { display: 'none' });
  // The chosen scheme applies to the screen only, since printed pages are always light.
  for (const scheme of ['light', 'dark'] as const)
    globalMedia(`:root[data-scheme=${scheme}]`, 'screen', { colorScheme: scheme });
}
