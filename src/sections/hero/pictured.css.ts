import { fallbackVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout } from '../../ui/arrangement.css.ts';
import { isBare, mount } from '../../ui/frame/frame.css.ts';
import { shape } from '../../ui/frame/shape.css.ts';
import { room } from '../../ui/letters.css.ts';
import { globalMedia, halves, media } from '../../ui/style-rules.ts';
import { isRtl, pictureGrade, theme, tint, wideScreen } from '../../ui/theme.css.ts';
import { shrink } from './arrangements/measures.ts';
import { hero, onGround, still } from './background.css.ts';
import { bar, landscapePhone, nameByPicture } from './name-size.css.ts';
import { controls, details, heading, link, links, navigation, texts } from './view.css.ts';

/** A picture that fills an area of the section, which it has no influence on. A line `auto` is an edge of the screen. */
const filling = (gridArea: string): StyleRule => ({ position: 'absolute', inset: 0, gridArea });
const filled: StyleRule = { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' };
/** The media query for words beside the picture. Paper has no picture. */
const beside = `${wideScreen}, ${landscapePhone}`;

/** The styles of the section, of the place of its picture, of the picture, and of the words beside it. */
type Arrangement = {
  section: StyleRule;
  place: StyleRule;
  picture: StyleRule;
  words?: () => void;
};

/** The words stand in the lower corner beside the picture, which reaches three edges of the screen, or below it. */
const corner: Arrangement = {
  section: {
    gridTemplateRows: 'minmax(22svh, 1fr) auto auto',
    columnGap: theme.space.xl,
    '@media': {
      [wideScreen]: { gridTemplate: '1fr auto / minmax(0, 5fr) minmax(0, 7fr)' },
      [landscapePhone]: { gridTemplate: '1fr auto / minmax(0, 7fr) minmax(0, 3fr)' },
    },
  },
  place: {
    ...filling('auto / auto / 2 / auto'),
    '@media': { [beside]: { gridArea: 'auto / 2 / auto / auto' } },
  },
  picture: filled,
  words: () => {
    globalStyle(`${pictured} > :is(${texts}, ${controls})`, { gridColumn: 1 });
    globalStyle(`${pictured} > ${texts}`, {
      gridRow: 2,
      '@media': {
        [beside]: { gridRow: 1, gridTemplateColumns: 'minmax(0, 1fr)', gap: shrink(theme.space.l) },
      },
    });
    globalStyle(`${pictured} ${navigation}`, { gridArea: 'auto' });
    globalStyle(`${pictured} ${links}`, {
      minWidth: 0,
      '@media': {
        [beside]: { vars: { [room]: '32vw - 3rem' } },
        [landscapePhone]: { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.l },
      },
    });
    globalMedia(`${pictured} ${link}`, landscapePhone, { borderTop: 0, fontSize: theme.size.lead });
  },
};

/** The height of a picture that leaves room for the bar and the words on the same screen. */
const framed = `max(18svh, min(36svh, 100svh - 30rem - ${fallbackVar(bar, '0px')}))`;

/** The picture has a frame, in its own shape, and the words stand below it on one axis. */
const center: Arrangement = {
  section: {
    border: 0,
    outline: 0,
    justifyItems: 'center',
    gridTemplateRows: 'auto auto auto',
    '@media': {
      [landscapePhone]: { gridTemplate: 'auto auto / auto minmax(0, 1fr)', alignItems: 'center' },
    },
  },
  place: { ...mount, maxWidth: '100%', '@media': { [landscapePhone]: { gridRow: '1 / 3' } } },
  picture: {
    width: `min(100vw - 2 * ${theme.space.edge} - 2 * ${theme.space.m}, ${framed} * ${shape})`,
    '@media': { [landscapePhone]: { width: `min(36vw, 70svh * ${shape})` } },
  },
};

/** The media query for windows in which a picture as wide as the page would be a strip. */
const low = 'screen and (min-width: 34rem) and (min-aspect-ratio: 8/5) and (max-height: 44rem)';
/** The picture stands between the name and the other words, or beside these. */
const poster: Arrangement = {
  section: {
    gridTemplateRows: 'auto minmax(clamp(8svh, 60svh - 13rem, 22svh), 1fr) auto auto auto',
    gap: shrink(theme.space.l),
    '@media': { [low]: { gridTemplateColumns: halves } },
  },
  place: { ...filling('2 / 1 / 3 / 2'), '@media': { [low]: { gridRowEnd: 4 } } },
  picture: filled,
  words: () => {
    globalStyle(`${pictured} > ${texts}`, { display: 'contents' });
    // A picture that fills an area takes no place in the order of the grid.
    const places = [heading, '', details, navigation, controls];
    for (const [row, part] of places.entries())
      if (part) globalStyle(`${pictured} ${part}`, { gridRow: row + 1, gridColumn: '1 / -1' });
    globalMedia(`${pictured} ${details}`, low, {
      gridArea: '2 / 2 / 4',
      gridTemplateColumns: 'none',
    });
  },
};

/** The words stand on a panel before the picture. */
const panel: Arrangement = { section: {}, place: {}, picture: {} };

const chosen = { corner, center, panel, poster }[layout.welcome];

/** The hero section with a picture. */
export const pictured = style([
  hero,
  chosen === panel ? {} : { vars: onGround, '::before': { content: 'none' } },
  chosen.section,
]);
export const picture = style([
  chosen === panel ? still : {},
  pictureGrade === 'none' ? {} : { filter: 'grayscale(1)' },
  chosen.picture,
  // A bare picture is not cut, unless its owner says what stays in sight, or on a phone.
  isBare
    ? media(wideScreen, {
        selectors: {
          '&:not([data-focus])': { objectFit: 'contain', objectPosition: isRtl ? '100%' : '0' },
        },
      })
    : {},
]);
chosen.words?.();
globalStyle(`${pictured} ${heading}`, nameByPicture);
if (chosen !== panel) {
  const place = `${pictured} > picture`;
  globalStyle(place, { display: 'grid', ...chosen.place });
  globalMedia(place, 'print', { display: 'none' });
  // The tint colours the light parts of the picture.
  if (pictureGrade === 'accent') {
    globalStyle(place, {
      isolation: 'isolate',
      backgroundImage: `linear-gradient(${tint}, ${tint})`,
      backgroundClip: 'content-box',
    });
    globalStyle(`${place} > img`, { mixBlendMode: 'multiply' });
  }
}
