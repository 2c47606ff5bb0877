import type { GlobalStyleRule } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { frame, isFramed } from '../frame/frame.css.ts';
import { onCards } from '../section.css.ts';
import { globalMedia } from '../style-rules.ts';
import { inverse, motionAllowed, theme } from '../theme.css.ts';
import { cell } from './cells.css.ts';
import { covering, datedLines, lines, words } from './entry.css.ts';
import { way } from './ways.css.ts';
import { work } from './works.css.ts';

// What a press would follow answers as a whole: an entry whose link covers it. What lies above that link, such as
// another link, answers for itself.
const entry = `:is(${work}, ${cell}, ${way}, ${lines.itemClass}, ${datedLines.itemClass})`;
const meant = `${covering}:is(:hover, :focus-visible)`;
const answering = `${entry}:has(${meant})`;

/** The media query for pointers that can rest on something before they press it. */
const hover = '(hover: hover)';
const answer = (selector: string, rule: GlobalStyleRule) =>
  globalMedia(selector, `screen and ${hover}`, rule);
const move = (selector: string, rule: GlobalStyleRule) =>
  globalMedia(selector, `${motionAllowed} and ${hover}`, rule);

/** The card is lifted. It grows, and so stays below a pointer at its edge. */
function lift() {
  answer(answering, {
    zIndex: 1,
    outlineColor: theme.color.line,
    boxShadow: `0 ${theme.space.xs} ${theme.space.l} rgb(0 0 0 / 0.18)`,
  });
  move(answering, { scale: '1.012' });
  // Rows are clipped while they enter.
  move(`li:has(${meant})`, { clipPath: 'none' });
  move(entry, { transition: 'scale 0.25s, box-shadow 0.25s, outline-color 0.25s' });
}

/** The line on the paper around the picture gets thicker, and so does that above words without a picture. */
function thicken() {
  answer(`${answering}, ${answering} ${frame}`, { outlineWidth: '3px' });
  answer(`${answering} > ${words}:first-child`, {
    borderColor: theme.color.accent,
    boxShadow: `inset 0 2px ${theme.color.accent}`,
  });
  move(`${entry}, ${entry} ${frame}`, { transition: 'outline-width 0.2s' });
}

/** The words stand on a ground in the colour of text, which reaches beyond them at their sides. */
function invert() {
  const beside = (edge: string) => `${edge} 0 ${inverse.background}`;
  answer(answering, {
    ...inverse,
    borderColor: inverse.background,
    boxShadow: `${beside(`calc(-1 * ${theme.space.m})`)}, ${beside(theme.space.m)}`,
  });
  // A cell has no air of its own above and below it.
  answer(`${cell}:has(${meant})`, { boxShadow: `0 0 0 ${theme.space.s} ${inverse.background}` });
}

/** All others step back. */
function dim() {
  const others = `ul:has(${meant}) ${entry}:not(:has(${meant}))`;
  answer(others, {
    vars: { [theme.color.text]: theme.color.muted, [theme.color.accent]: theme.color.muted },
    color: theme.color.muted,
  });
  answer(`${others} ${frame}`, { opacity: 0.6 });
  move(entry, { transition: 'color 0.2s' });
  move(`${entry} ${frame}`, { transition: 'opacity 0.2s' });
}

/** The lines of the entry and of its title get the colour of text. */
function underline() {
  answer(answering, { borderColor: 'currentColor' });
  answer(`${answering} ${covering}`, {
    textDecorationColor: 'currentColor',
    textDecorationThickness: '2px',
  });
}

if (onCards) lift();
else if (isFramed) thicken();
else if (layout.plates === 'solid') invert();
else if (layout.list === 'rows') dim();
else underline();
