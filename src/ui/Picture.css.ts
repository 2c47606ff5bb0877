import { globalStyle } from '@vanilla-extract/css';
import { focuses } from '../../site.config.yaml';

// Elements have no attribute `style`, so each place that is named has a rule of its own.
for (const focus of focuses)
  globalStyle(`[data-focus][data-focus="${focus}"]`, { objectPosition: focus });
