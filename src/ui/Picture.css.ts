import { globalStyle, style } from '@vanilla-extract/css';
import { focuses } from '../../site.config.yaml';

// Elements have no attribute `style`, so each place that is named has a rule of its own.
for (const focus of focuses)
  globalStyle(`[data-focus][data-focus="${focus}"]`, { objectPosition: focus });

// The <img> of a small file has the double size of its file in its attributes, and no class that makes it wider. The
// class of its place is on the <picture>, so the place keeps its size and is the ground around the picture.
export const place = style({
  // Cards align the lower edges of places, and not those of pictures inside, so these are contained.
  selectors: { '&&': { display: 'grid', placeItems: 'center', contain: 'content' } },
});
globalStyle(`${place} :is(img, video)`, { objectFit: 'inherit', objectPosition: 'inherit' });
/** The place of a large picture that moves, which fills it. */
export const filled = style({
  selectors: { '&&': { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', placeItems: 'stretch' } },
});
globalStyle(`${filled} :is(img, video)`, { width: '100%' });
