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

/** Returns the stops of a gradient that fades in over the first part of a box. */
function fadeIn(colorOf: (share: number) => string): string {
  const stops = eased.map(
    (percent, index) => `${colorOf(percent / 100)} calc(${fade} * ${index / (eased.length - 1)})`,
  );
  return stops.join(', ');
}

const mask = (share: number) => `rgb(0 0 0 / ${share})`;

/** Returns a shade at `place`. A gradient of the mask begins at each side from which it fades in. */
function shade(
  { ink, opacity }: PictureShade,
  fading: readonly string[],
  place: StyleRule,
): StyleRule {
  const maskImage = fading.map((side) => `linear-gradient(to ${side}, ${fadeIn(mask)})`).join(', ');
  const color = (percent: number) => `rgb(${inks[ink].shade.join(' ')} / ${percent / 100})`;
  return {
    content: '',
    position: 'absolute',
    zIndex: -1,
    background: color(opacity),
    maskImage,
    maskComposite: 'intersect',
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
    globalStyle(`${pictured} > ${texts}::before`, shade(look, ['bottom'], { inset }));
  },
  center: (look) => {
    globalStyle(`${pictured} > ${texts}`, { position: 'relative', placeSelf: 'center' });
    const sides = ['top', 'right', 'bottom', 'left'];
    globalStyle(`${pictured} > ${texts}::before`, shade(look, sides, { inset: around }));
  },
  poster: (look) => {
    globalStyle(`${pictured} > ${texts}`, {
      position: 'relative',
      gridTemplateRows: 'auto 1fr auto auto',
    });
    globalStyle(`${pictured} ${details}`, { gridRow: 3 });
    globalStyle(`${pictured} ${navigation}`, { gridRow: 4 });
    const above = { gridRow: '1 / 2', inset: `${beyond} ${beyond} ${around}` };
    globalStyle(`${pictured} > ${texts}::before`, shade(look, ['top'], above));
    const below = { gridRow: '3 / 5', inset: `${around} ${beyond} ${beyond}` };
    globalStyle(`${pictured} > ${texts}::after`, shade(look, ['bottom'], below));
  },
  panel: () => {},
};

if (pictureShade) arrangements[layout.welcome](pictureShade);
