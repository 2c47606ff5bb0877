import type { StyleRule } from '@vanilla-extract/css';
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

export const twoColumns = 'minmax(0, 1fr) auto';
/** On phones in landscape orientation, the links are a column beside the name. */
export const besideName = {
  texts: { gridTemplateColumns: twoColumns, gap: `${shrink(theme.space.m)} ${theme.space.l}` },
  navigation: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
  links: { minWidth: '12rem' },
};
