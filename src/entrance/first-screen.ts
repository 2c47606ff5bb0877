/** How many rows of a list CSS animates, from the first paint on; script animates those after them. */
export const firstScreenRows = 12;
