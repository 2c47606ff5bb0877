/** The cubic Bézier curve of entrances: most of the way in the first frames, then a long rest. */
export const easing = [0.05, 1, 0.05, 1] as const;

/** That of rows, which come to rest after the heading that they follow. */
export const rowEasing = [0.3, 0.6, 0.2, 1] as const;
