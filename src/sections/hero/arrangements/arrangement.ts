import type { StyleRule } from '@vanilla-extract/css';
import { room } from '../../../ui/letters.css.ts';
import { theme } from '../../../ui/theme.css.ts';
import { shrink } from './measures.ts';

/** The styles that one arrangement adds to the parts of the hero section. */
export type Arrangement = Partial<
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

/** On phones in landscape orientation, the links are a column beside the name. */
export const besideName = {
  texts: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: `${shrink(theme.space.m)} ${theme.space.l}`,
  },
  navigation: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
  links: { minWidth: 0, vars: { [room]: '36vw - 4.5rem' } },
};
