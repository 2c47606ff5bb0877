import { style } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { caption, mount, onAxis, pictureBox } from '../frame/frame.css.ts';
import { shape } from '../frame/shape.css.ts';
import { globalInRoom } from '../style-rules.ts';
import { theme } from '../theme.css.ts';

const figure = style({ position: 'relative', width: '100%', breakInside: 'avoid', ...onAxis });
export const upright = style([figure, { maxWidth: '26rem' }]);
/** As wide as the section, unless it would be higher than the screen, and in a book little wider than the words. */
export const broad = style([
  figure,
  { maxWidth: `min(${layout.text === 'axis' ? '48rem' : '100%'}, 80svh * ${shape})` },
]);
export const picture = style([pictureBox, mount]);

if (layout.captions === 'margin') {
  const gap = theme.space.m;
  globalInRoom(`${broad} > ${caption}`, '(min-width: 72rem)', {
    position: 'absolute',
    insetInlineStart: `calc(100% + ${gap})`,
    insetBlockEnd: 0,
    width: `calc((100cqi - 100%) / 2 - ${gap})`,
    textAlign: 'start',
  });
}
