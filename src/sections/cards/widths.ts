/** The width of a card as a share of its row. */
export type Width = 'third' | 'half' | 'whole';

/** The widths of a card in lists with room for two and for three columns. */
export type Widths = { two: Width; three: Width };

/** Returns the widths of cards by whether each of them leads. All rows are filled, so no card has a hole beside it. */
export function widthsOf(leads: readonly boolean[]): Widths[] {
  const [two, three] = [fillRows(leads, 2), fillRows(leads, 3)];
  return leads.map((_, index) => ({ two: two[index] ?? 'whole', three: three[index] ?? 'whole' }));
}

function fillRows(leads: readonly boolean[], columns: 2 | 3): Width[] {
  const widths: Width[] = [];
  /** The number of cards between two leading cards. */
  let run = 0;
  const endRun = () => {
    widths.push(...rowsOf(run, columns));
    run = 0;
  };
  for (const isLeading of leads) {
    if (!isLeading) {
      run += 1;
      continue;
    }
    endRun();
    widths.push('whole');
  }
  endRun();
  return widths;
}

/** Returns the widths of cards in rows of at most this many. The first row is filled by fewer and wider cards, which lead. */
function rowsOf(count: number, columns: 2 | 3): Width[] {
  // Two rows of two look better than a row of three and a single card.
  const inRow = columns === 3 && count !== 2 && count !== 4 ? 3 : 2;
  const rest = count % inRow;
  const full: Width = inRow === 3 ? 'third' : 'half';
  return Array.from({ length: count }, (_, index) => {
    if (index >= rest) return full;
    return rest === 1 ? 'whole' : 'half';
  });
}
