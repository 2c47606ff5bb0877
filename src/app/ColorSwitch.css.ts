import { globalStyle, style } from '@vanilla-extract/css';
import { navigation } from '../../site.config.yaml';
import { needsScript } from '../ui/Button.css.ts';
import { media } from '../ui/style-rules.ts';
import { forcedColors, theme, touchSize } from '../ui/theme.css.ts';

/** Creates the style of the switch: a transparent <select> over a disc, which shows the chosen colours. */
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
      // In forced colours the operating system sets the colours, so a switch would have no effect.
      ...media(forcedColors, { display: 'none' }),
    },
  ]);

/** Without a colour switch, the class is empty, and the build ships neither its styles nor its script. */
export const colorSwitch = navigation.switch ? createStyle() : '';

if (navigation.switch) {
  globalStyle(`${colorSwitch} > select`, {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    // iPhones zoom in on a focused <select> whose letters are smaller than 1rem.
    font: `1rem ${theme.font.text}`,
    cursor: 'pointer',
  });
  // The dark scheme applies to the screen only, since printed pages are always light.
  for (const scheme of ['light', 'dark'] as const)
    globalStyle(`:root[data-scheme=${scheme}]`, media('screen', { colorScheme: scheme }));
}
