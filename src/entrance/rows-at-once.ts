/** How many rows are rendered, hydrated or replaced at once: few enough to take but a few ms. */
export const rowsAtOnce = 50;
