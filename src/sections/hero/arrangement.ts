import type { StyleRule } from '@vanilla-extract/css';
import { clip, unclipped } from '../../ui/style-rules.ts';
import {
  forcedColors,
  layout,
  motionAllowed,
  rules,
  theme,
  touchSize,
  wide,
} from '../../ui/theme.css.ts';
import { landscapePhone, tablet } from './name-size.css.ts';

/** Reduces a space on screens with a small height, so the whole section fits on the screen. */
export const shrink = (space: string) => `min(${space}, 3.6svh)`;

/** The side margin of the page, which grows on screens that are wider than the page. */
export const sideMargin = `max((100% - ${theme.page}) / 2 + ${theme.space.edge}, ${theme.space.edge})`;

/** Takes from a space what the frame around the texts covers of it, so they have as much room as without a frame. */
export const inFrame = (space: string) =>
  layout.welcome === 'center' ? `${space} - ${paper}` : space;

/** The styles that one arrangement adds to the parts of the hero section. */
type Arrangement = Partial<
  Record<
    | 'hero'
    | 'texts'
    | 'details'
    | 'profession'
    | 'navigation'
    | 'links'
    | 'link'
    | 'label'
    | 'controls',
    StyleRule
  >
>;

const twoColumns = 'minmax(0, 1fr) auto';
/** On phones in landscape orientation, the links are a column beside the name. */
const besideName = {
  texts: { gridTemplateColumns: twoColumns, gap: `${shrink(theme.space.m)} ${theme.space.l}` },
  navigation: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
  links: { minWidth: '12rem' },
};

/** The name is large in the lower corner, and the links are beside the profession and the label. */
const corner: Arrangement = {
  texts: {
    alignContent: 'end',
    '@media': {
      [wide]: {
        gridTemplateColumns: twoColumns,
        gap: `min(${theme.space.xl}, 7svh) ${theme.space.xxl}`,
      },
      [landscapePhone]: besideName.texts,
    },
  },
  navigation: {
    '@media': {
      [wide]: { gridColumn: 2, alignSelf: 'end' },
      [landscapePhone]: besideName.navigation,
    },
  },
  links: { '@media': { [wide]: { minWidth: '18rem' }, [landscapePhone]: besideName.links } },
};

/** The width of the paper around the picture. On low screens it is narrower, so it does not touch the buttons. */
const paper = `min(${theme.space.m}, 3vw, 2svh)`;
/** All texts are centred within a frame. */
const center: Arrangement = {
  hero: {
    // The picture is a plate between the pages: paper frames it, and a line stands in the paper.
    border: `${paper} solid ${theme.color.raised}`,
    outline: `1px solid ${theme.color.accent}`,
    outlineOffset: `calc(-0.5 * ${paper})`,
    // All words and buttons stand together in the middle.
    gridTemplateRows: 'auto auto',
    alignContent: 'center',
    '@media': {
      print: { border: 0, outline: 0 },
      [forcedColors]: { borderColor: 'Canvas' },
    },
  },
  // The boxes of texts are as wide as the page. Narrower boxes would move when their typeface arrives.
  texts: {
    alignContent: 'center',
    textAlign: 'center',
    '@media': { [landscapePhone]: { gap: shrink(theme.space.s) } },
  },
  profession: { marginInline: 'auto' },
  label: { marginInline: 'auto' },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // With this gap, and letters of this size, three short links fit on one line of the smallest screen.
    columnGap: `min(${theme.space.l}, 4.5vw)`,
    paddingTop: shrink(theme.space.s),
    position: 'relative',
    // The line is about as wide as the label.
    '::before': {
      content: '',
      position: 'absolute',
      inset: '0 max(0px, 50% - 14rem) auto',
      borderTop: rules.video,
    },
  },
  link: { borderTop: 0, fontSize: `min(${theme.size.entry}, 5.6vw)` },
  controls: { justifyContent: 'center', borderTop: 0 },
};

const panelBlock = shrink(theme.space.l);
// With this padding, two buttons fit on one line of the smallest screen.
const panelInline = `min(${theme.space.m}, 5vw)`;
/** Clips animated texts at the panel's top and sides, since their colours are not readable on the video. */
const cutAtPanel = (inline: string) =>
  clip(`calc(-1 * ${panelBlock})`, `calc(-1 * ${inline})`, unclipped);

/** The texts stand on a panel in the page's colours, with the video beside the panel, or above it on phones. */
const panel: Arrangement = {
  hero: {
    gridTemplateRows: 'minmax(5svh, 1fr) auto auto',
    paddingBlock: `calc(${panelBlock} + ${theme.space.s})`,
    paddingInline: `calc(${panelInline} + ${theme.space.s})`,
    '::before': {
      position: 'static',
      gridArea: '2 / 1 / 4 / 2',
      margin: `calc(-1 * ${panelBlock}) calc(-1 * ${panelInline})`,
      borderRadius: `calc(1.5 * ${theme.radius})`,
      background: theme.color.surface,
    },
    '@media': {
      // The words begin below the logo.
      [tablet]: { gridTemplateColumns: 'minmax(0, 3fr) 2fr', paddingInline: theme.space.edge },
      // Printed pages have no video beside the panel.
      'screen and (min-width: 56rem)': {
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
  links: { '@media': { [landscapePhone]: besideName.links } },
  label: { color: theme.color.muted },
  controls: {
    gridArea: '3 / 1',
    gap: `min(${theme.space.s}, 2vw)`,
    '@media': { [wide]: { gridArea: '2 / 1' } },
  },
};

const broad = '(min-width: 44rem)';
const inColumns = { display: 'flex', flexWrap: 'wrap', columnGap: theme.space.l } as const;

/** The name at the top is as wide as the page, and the links are columns at the bottom. */
const poster: Arrangement = {
  hero: { paddingTop: `max(min(${theme.space.edge}, 7svh), env(safe-area-inset-top))` },
  texts: { gridTemplateRows: 'auto 1fr auto', gap: shrink(theme.space.l) },
  details: {
    alignContent: 'end',
    '@media': {
      [broad]: {
        gridTemplateColumns: '1fr 1fr',
        columnGap: theme.space.l,
        alignItems: 'baseline',
      },
    },
  },
  links: { '@media': { [broad]: inColumns, [landscapePhone]: inColumns } },
  link: {
    justifyContent: 'flex-start',
    gap: theme.space.s,
    // A column is at least as wide as its longest word, which is broken only if it is wider than the page.
    overflowWrap: 'break-word',
    '@media': {
      '(min-width: 34rem)': {
        fontSize: `max(${theme.size.label}, min(2.4vw, ${theme.size.title}))`,
      },
    },
  },
  controls: { borderTop: 0, paddingTop: 0, minHeight: touchSize },
};

const chosen = { corner, center, panel, poster }[layout.welcome];

/** Returns the styles of the chosen arrangement for a part of the hero section. */
export const arranged = (part: keyof Arrangement): StyleRule => chosen[part] ?? {};
