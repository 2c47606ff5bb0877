/** The width of a card: a part of its row, the whole row, or a third that is a whole row where there are two columns. */
export type Width = 'third' | 'half' | 'whole' | 'wholeInTwo';

/**
 * Returns the widths of cards by whether each of them leads. All rows are filled, so no card has a hole beside it: three
 * columns are for multiples of three, and in two columns, the first of an odd number of cards has a row of its own.
 */
export function widthsOf(leads: readonly boolean[]): Width[] {
  /** The number of cards up to the next that leads, by the first of them. */
  const runs = leads.map((isLeading, index) => {
    if (isLeading || leads[index - 1] === false) return 0;
    const next = leads.indexOf(true, index);
    return (next < 0 ? leads.length : next) - index;
  });
  const isInThree = runs.every((run) => run % 3 === 0);
  return runs.map((run, index) => {
    return leads[index] ? 'whole' : widthIn(run, isInThree);
  });
}

/** Returns the width of the first of so many cards in columns, and for 0 that of each other: it fills what is odd. */
function widthIn(count: number, isInThree: boolean): Width {
  if (count % 2 === 1) return isInThree ? 'wholeInTwo' : 'whole';
  return isInThree ? 'third' : 'half';
}
