import { navigation } from '../../site.config.yaml';
import { layout } from './arrangement.css.ts';
import { theme, touchSize } from './theme.css.ts';

/** The media query for screens on which the navigation bar has a line for the logo, if the layout is centred. */
export const masthead = '(min-width: 44rem) and (min-height: 34rem)';
/** The padding shrinks on a low screen, such as that of a phone in landscape. */
export const barPadding = `min(${theme.space.m}, 2.5svh)`;
/** The line below the bar. */
const line = layout.rules === 'heavy' ? ' + 3px' : '';
/** The height of the navigation bar with one line. */
export const barHeight = `calc(2 * ${barPadding} + ${touchSize}${line})`;
/** What the bar covers of the page below. On a site of one page it stays in sight. */
export const covered = navigation.isOnePage ? barHeight : '0px';
/** The height of the bar on screens of `masthead`. Below its links are their line and the bar's, and no padding. */
export const mastheadHeight =
  layout.align === 'center' ? `calc(${barPadding} + 2 * ${touchSize} + 5px)` : barHeight;
