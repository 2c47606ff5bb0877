/** The cubic Bézier curve of entrances: most of the way in the first frames, then a long rest. */
export const easing = [0.05, 1, 0.05, 1] as const;

/**
 * That of rows, which follow the heading: slow at first, as the foot of a row higher than a list is far
 * from its place would be seen before the heading otherwise, and at rest after it.
 */
export const rowEasing = [0.6, 0, 0.2, 1] as const;
