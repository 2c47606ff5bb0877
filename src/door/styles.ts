// What a section type of a site's own may import from `vitrine/section` in its view.css.ts.
export { globalStyle, style, styleVariants } from '@vanilla-extract/css';
export { layout } from '../ui/arrangement.css.ts';
export { caption, pictureBox } from '../ui/frame/frame.css.ts';
export { entryTitle, figures, itemSize, note } from '../ui/page.css.ts';
export { card, onCards, rowNumber, tile } from '../ui/section.css.ts';
export { columnsFrom, halves, inRoom, media } from '../ui/style-rules.ts';
export {
  display,
  forcedColors,
  isRtl,
  motionAllowed,
  rules,
  theme,
  touchSize,
  wide,
} from '../ui/theme.css.ts';
