import { room } from '../../../ui/letters.css.ts';
import { cardRadius } from '../../../ui/section.css.ts';
import { clip, unclipped } from '../../../ui/style-rules.ts';
import { motionAllowed, pageWidth, theme, wide, wideScreen } from '../../../ui/theme.css.ts';
import { landscapePhone } from '../name-size.css.ts';
import type { Arrangement } from './arrangement.ts';
import { besideName } from './arrangement.ts';
import { shrink, sideMargin } from './measures.ts';

const panelBlock = shrink(theme.space.l);
// With this padding, two buttons fit on one line of the smallest screen.
const panelInline = `min(${theme.space.m}, 5vw)`;
/** Clips animated texts at the panel's top and sides, since their colours are not readable on the video. */
const cutAtPanel = (inline: string) =>
  clip(`calc(-1 * ${panelBlock})`, `calc(-1 * ${inline})`, unclipped);

/** The texts stand on a panel in the page's colours, with the video beside the panel, or above it on phones. */
export const panel: Arrangement = {
  hero: {
    gridTemplateRows: 'minmax(5svh, 1fr) auto auto',
    paddingBlock: `calc(${panelBlock} + ${theme.space.s})`,
    paddingInline: `calc(${panelInline} + ${theme.space.s})`,
    '::before': {
      position: 'static',
      gridArea: '2 / 1 / 4 / 2',
      margin: `calc(-1 * ${panelBlock}) calc(-1 * ${panelInline})`,
      borderRadius: cardRadius,
      background: theme.color.surface,
    },
    '@media': {
      // Printed pages have no video beside the panel.
      [wideScreen]: {
        gridTemplateRows: '1fr auto',
        paddingBlock: `calc(${panelBlock} + ${theme.space.m})`,
        paddingInline: sideMargin,
        gridTemplateColumns: 'minmax(0, 5fr) 6fr',
        '::before': { gridArea: '1 / 1 / 3 / 2', marginInline: `calc(-1 * ${theme.space.l})` },
      },
    },
  },
  texts: {
    gridArea: '2 / 1',
    // Browsers and tests that compare colours do not see the panel, which is a pseudo-element.
    background: theme.color.surface,
    '@media': {
      [motionAllowed]: cutAtPanel(panelInline),
      [wide]: {
        gridArea: '1 / 1',
        gridTemplateRows: 'auto 1fr auto',
        // On a screen so high that the name cannot grow with it, the name has more room above it.
        paddingBlockStart: `clamp(0px, (100svh - 59rem) / 4, ${theme.space.l})`,
      },
      [`${motionAllowed} and (min-width: 56rem)`]: cutAtPanel(theme.space.l),
      [landscapePhone]: besideName.texts,
    },
  },
  navigation: { '@media': { [landscapePhone]: besideName.navigation } },
  links: {
    '@media': {
      [wideScreen]: { vars: { [room]: `0.42 * ${pageWidth} - 3rem` } },
      [landscapePhone]: besideName.links,
    },
  },
  label: { color: theme.color.muted },
  controls: {
    gridArea: '3 / 1',
    gap: `min(${theme.space.s}, 2vw)`,
    '@media': { [wide]: { gridArea: '2 / 1' } },
  },
};
