/** The font sizes that are the same in all built-in themes, in px on a phone and on a wide screen. */
const running = { label: [14, 14], text: [17, 18], lead: [18, 20] };

/** The values of the built-in themes. Each begins with what it is: its grid, measure, headings, numbers and pictures. */
export const builtIn = {
  // An evening paper. Its grid is a wide margin at the start and one broad column.
  // Its measure is 62 letters, in a large text size.
  // The heading of a page stands above. Those of sections stand and stay in the margin, below a dark line across the
  // page, on one baseline with the first words beside them. A short first paragraph stands in their font.
  // A number is a lining figure in the display font and the accent, as light as the words around it, and larger.
  // A picture is a plate that opens a subject and hangs from the line, with its caption right below.
  dusk: {
    accent: { light: '#4a37b8', dark: '#b8aaff' },
    surface: { light: '#faf8f5', dark: '#13111d' },
    text: { light: '#1b1726', dark: '#f2eff9' },
    fonts: { display: 'instrument-serif', text: 'figtree' },
    radius: 10,
    density: 'regular',
    layout: {
      welcome: 'corner',
      align: 'start',
      list: 'rows',
      blocks: 'open',
      rules: 'hairline',
      numbering: 'none',
      plates: 'bands',
      portrait: 'plain',
      sections: 'margin',
      text: 'lined',
      quotes: 'hanging',
      figures: 'hanging',
      words: 'run',
      captions: 'below',
    },
    // Letters of its display font are small, so what this font sets is larger than the text around it.
    sizes: { ...running, entry: [24, 42], title: [32, 46], heading: [36, 68], display: [48, 96] },
    typography: { name: 'large', case: 'normal', weight: 400, opening: 'large', figures: 'lining' },
    grade: 'none',
  },
  // A printed book. Its grid is one axis: whatever stands alone is centred, what is read begins at one edge.
  // Its measure is the text block of a book, in the middle of the page, with margins for notes.
  // Headings stand centred above their text. A double rule opens a section, and hairlines part its entries.
  // A number is a roman numeral where it counts, and an old-style figure in fonts that have them.
  // A picture is a plate between the pages, and so is the welcome: paper and a line frame it, and captions stand in the
  // margin.
  atelier: {
    accent: { light: '#9a3412', dark: '#f0a581' },
    surface: { light: '#f6f1e8', dark: '#1a1512' },
    text: { light: '#2a1f1a', dark: '#f3ebe2' },
    fonts: { display: 'fraunces', text: 'figtree' },
    radius: 2,
    density: 'airy',
    layout: {
      welcome: 'center',
      align: 'center',
      list: 'grid',
      blocks: 'open',
      rules: 'double',
      numbering: 'roman',
      plates: 'frame',
      portrait: 'arch',
      sections: 'above',
      text: 'axis',
      quotes: 'centered',
      figures: 'between',
      words: 'centered',
      captions: 'margin',
    },
    sizes: { ...running, entry: [22, 30], title: [26, 40], heading: [30, 52], display: [48, 96] },
    typography: {
      name: 'large',
      case: 'normal',
      weight: 400,
      opening: 'initial',
      figures: 'oldstyle',
    },
    grade: 'accent',
  },
  // A board of panels. Its grid fills the screen, and each type of section has a panel of its own size.
  // Its measure is the width of a panel, so lines stay short.
  // A heading stands at the top of its panel, or beside few words on one baseline, and all words begin at one edge.
  // A number is a lining figure in the bold display font, the first thing on a tile of its panel.
  // Pictures and tiles fill their panel, up to its edges or an even seam.
  meridian: {
    accent: { light: '#0a6464', dark: '#62d3c7' },
    surface: { light: '#f3f8f7', dark: '#0c1719' },
    text: { light: '#0f2629', dark: '#e4f2f1' },
    fonts: { display: 'bricolage-grotesque', text: 'figtree' },
    radius: 18,
    density: 'regular',
    layout: {
      welcome: 'panel',
      align: 'start',
      list: 'grid',
      blocks: 'cards',
      rules: 'none',
      numbering: 'none',
      plates: 'rings',
      portrait: 'plain',
      sections: 'panels',
      text: 'plain',
      quotes: 'hanging',
      figures: 'tiles',
      words: 'boxes',
      captions: 'below',
    },
    sizes: { ...running, entry: [22, 30], title: [26, 40], heading: [28, 44], display: [40, 56] },
    typography: { name: 'large', case: 'normal', weight: 600, opening: 'large', figures: 'lining' },
    grade: 'none',
  },
  // A poster. Its grid has twelve columns below a heavy line, and the text hangs from that line.
  // Its measure is eight of the twelve columns.
  // The heading of a page is as wide as a banner, and those of sections stand in capitals right below their line.
  // Every entry has a number, as large as its title, in a column of its own, where the mark of a quote stands too. Few
  // names, or links in two columns, stand below their numbers.
  // A picture is a surface without a frame: its edges are those of the columns, and in a gallery those of the screen.
  noir: {
    accent: { light: '#b80f2e', dark: '#ffd400' },
    surface: { light: '#ffffff', dark: '#000000' },
    text: { light: '#000000', dark: '#ffffff' },
    fonts: { display: 'schibsted-grotesk', text: 'schibsted-grotesk' },
    radius: 0,
    density: 'compact',
    layout: {
      welcome: 'poster',
      align: 'start',
      list: 'index',
      blocks: 'open',
      rules: 'heavy',
      numbering: 'decimal',
      plates: 'solid',
      portrait: 'plain',
      sections: 'columns',
      text: 'offset',
      quotes: 'loud',
      figures: 'hanging',
      words: 'columns',
      captions: 'below',
    },
    sizes: { ...running, entry: [22, 44], title: [24, 60], heading: [36, 88], display: [44, 136] },
    typography: {
      name: 'large',
      case: 'uppercase',
      weight: 800,
      opening: 'large',
      figures: 'large',
    },
    grade: 'grey',
  },
  // A portfolio of plates. Its grid is two columns of pictures, close together, with a margin for headings.
  // Its measure is 62 letters, in small sizes: next to pictures, words are captions.
  // Headings are little larger than text, and no line parts anything; space does.
  // A number is a lining figure, the one thing in the accent.
  // A picture is bare, in its own shape, and those of a row stand on one line.
  folio: {
    accent: { light: '#8a5a00', dark: '#e0b34d' },
    surface: { light: '#ffffff', dark: '#0e0e0e' },
    text: { light: '#141414', dark: '#f1f1ef' },
    fonts: { display: 'figtree', text: 'figtree' },
    radius: 0,
    density: 'airy',
    layout: {
      welcome: 'poster',
      align: 'start',
      list: 'grid',
      blocks: 'open',
      rules: 'none',
      numbering: 'none',
      plates: 'bare',
      portrait: 'plain',
      sections: 'margin',
      text: 'plain',
      quotes: 'hanging',
      figures: 'hanging',
      words: 'run',
      captions: 'below',
    },
    sizes: {
      label: [13, 13],
      text: [16, 16],
      lead: [16, 17],
      entry: [17, 20],
      title: [18, 22],
      heading: [19, 24],
      display: [24, 34],
    },
    typography: {
      name: 'quiet',
      case: 'normal',
      weight: 500,
      opening: 'plain',
      figures: 'lining',
    },
    grade: 'none',
  },
  // A printout. Its grid is a margin for headings and one column of lines.
  // Its measure is 62 letters, all of one width and of almost one size: weight tells them apart.
  // Headings stand in the margin, and hairlines part all that is in the column.
  // A number comes before each entry. Dates and figures line up, as all of its letters do.
  // A picture is a plate at the end of its line.
  mono: {
    accent: { light: '#00693e', dark: '#5fe3a1' },
    surface: { light: '#fbfbf8', dark: '#0d1110' },
    text: { light: '#161816', dark: '#e3e8e4' },
    fonts: { display: 'jetbrains-mono', text: 'jetbrains-mono' },
    radius: 0,
    density: 'compact',
    layout: {
      welcome: 'corner',
      align: 'start',
      list: 'index',
      blocks: 'open',
      rules: 'hairline',
      numbering: 'decimal',
      plates: 'bands',
      portrait: 'plain',
      sections: 'margin',
      text: 'lined',
      quotes: 'hanging',
      figures: 'hanging',
      words: 'run',
      captions: 'below',
    },
    sizes: {
      label: [12, 12],
      text: [14, 15],
      lead: [14, 15],
      entry: [15, 16],
      title: [16, 18],
      heading: [16, 20],
      display: [24, 32],
    },
    typography: {
      name: 'quiet',
      case: 'normal',
      weight: 600,
      opening: 'plain',
      figures: 'lining',
    },
    grade: 'none',
  },
};
