/** The cubic Bézier curve of every entrance: fast at its start, slow at its end. */
export const easing = [0.22, 1, 0.36, 1] as const;
