/** The cubic Bézier curve of entrances: most of the way in the first frames, then a long rest. */
export const easing = [0.05, 1, 0.05, 1] as const;

/**
 * That of the first rows of a page, which follow the heading: slow at first, as the foot of a row higher
 * than a list is far from its place would be seen before the heading otherwise, and at rest after it.
 */
export const firstRowEasing = [0.6, 0, 0.2, 1] as const;

/** That of rows that are scrolled to: one that has waited for its turn can be read halfway. */
export const rowEasing = [0.3, 0.6, 0.2, 1] as const;
