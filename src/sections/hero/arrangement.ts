import type { StyleRule } from '@vanilla-extract/css';
import { layout } from '../../ui/arrangement.css.ts';
import type { Arrangement } from './arrangements/arrangement.ts';
import { center } from './arrangements/center.ts';
import { corner } from './arrangements/corner.ts';
import { paper } from './arrangements/measures.ts';
import { panel } from './arrangements/panel.ts';
import { poster } from './arrangements/poster.ts';

/** Takes from a space what the frame around the texts covers of it, so they have as much room as without a frame. */
export const inFrame = (space: string) =>
  layout.welcome === 'center' ? `${space} - ${paper}` : space;

const chosen = { corner, center, panel, poster }[layout.welcome];

/** Returns the styles of the chosen arrangement for a part of the hero section. */
export const arranged = (part: keyof Arrangement): StyleRule => chosen[part] ?? {};
