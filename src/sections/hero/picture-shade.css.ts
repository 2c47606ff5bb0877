import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import type { PictureShade } from '../../config/theme.ts';
import { inks } from '../../shared/scrim.ts';
import { forcedColors, layout, pictureShade } from '../../ui/theme.css.ts';
import { pictured } from './background.css.ts';
import { details, navigation, texts } from './view.css.ts';

/**
 * How far the shade reaches beyond the words, and the part of this over which it fades out. The rest is for the
 * accents of the largest letters, which reach beyond their lines.
 */
const reach = 'clamp(7rem, 20vmin, 15rem)';
const fade = `calc(${reach} * .7)`;
const beyond = '-100vmax';

/** The shade's opacities on its way from nothing to the whole. A straight line would show as an edge. */
const eased = [0, 8, 28, 60, 88, 100];

const stops = (opacity: (percent: number) => number, place: (share: number) => string) =>
  eased.map(
    (percent, index) => `rgb(0 0 0 / ${opacity(percent)}%) ${place(index / (eased.length - 1))}`,
  );
/** The mask of a shade that fades in towards a side. */
const towards = (side: string) =>
  `linear-gradient(to ${side}, ${stops(
    (percent) => percent,
    (share) => `calc(${fade} * ${share})`,
  )})`;
/** The mask of a shade that fades out all around. A box would show as one, so it is an ellipse. */
const ellipse = `radial-gradient(closest-side, ${stops(
  (percent) => 100 - percent,
  (share) => `${70 + 30 * share}%`,
)})`;

/** Returns a shade at `place`, which the mask fades out. */
function shade({ ink, opacity }: PictureShade, maskImage: string, place: StyleRule): StyleRule {
  const color = (percent: number) => `rgb(${inks[ink].shade.join(' ')} / ${percent / 100})`;
  return {
    content: '',
    position: 'absolute',
    zIndex: -1,
    background: color(opacity),
    maskImage,
    ...place,
    '@media': {
      '(prefers-contrast: more)': { background: color(90) },
      print: { display: 'none' },
      [forcedColors]: { display: 'none' },
    },
  };
}

const around = `calc(-1 * ${reach})`;

/** The rules by which words on a picture have a shade behind them, and the rest of the picture has none. */
const arrangements: Record<typeof layout.welcome, (look: PictureShade) => void> = {
  corner: (look) => {
    globalStyle(`${pictured} > ${texts}`, { position: 'relative', alignSelf: 'end' });
    const inset = `${around} ${beyond} ${beyond}`;
    globalStyle(`${pictured} > ${texts}::before`, shade(look, towards('bottom'), { inset }));
  },
  center: (look) => {
    // The size of the words changes when their typeface arrives, so the shade is as large as the section.
    const inset = 'min(-17%, -8rem) -4rem';
    globalStyle(`${pictured}::before`, shade(look, ellipse, { inset }));
  },
  poster: (look) => {
    globalStyle(`${pictured} > ${texts}`, {
      position: 'relative',
      gridTemplateRows: 'auto 1fr auto auto',
    });
    globalStyle(`${pictured} ${details}`, { gridRow: 3 });
    globalStyle(`${pictured} ${navigation}`, { gridRow: 4 });
    const above = { gridRow: '1 / 2', inset: `${beyond} ${beyond} ${around}` };
    globalStyle(`${pictured} > ${texts}::before`, shade(look, towards('top'), above));
    const below = { gridRow: '3 / 5', inset: `${around} ${beyond} ${beyond}` };
    globalStyle(`${pictured} > ${texts}::after`, shade(look, towards('bottom'), below));
  },
  panel: () => {},
};

if (pictureShade) arrangements[layout.welcome](pictureShade);
