/** A typeface that comes with the site: where its file is, and which weights are kept of it. */
export type Face = {
  family: string;
  /** The file, as an npm package names it. */
  file: string;
  /** The weights that are kept of a variable face; nothing for a face of one weight. */
  weights?: { min: number; max: number };
  kind: 'serif' | 'sans-serif';
};

/** The faces an owner can name. */
export const faces = {
  'instrument-serif': {
    family: 'Instrument Serif',
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    kind: 'serif',
  },
  fraunces: {
    family: 'Fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weights: { min: 400, max: 400 },
    kind: 'serif',
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 600, max: 600 },
    kind: 'sans-serif',
  },
  'schibsted-grotesk': {
    family: 'Schibsted Grotesk',
    file: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
    kind: 'sans-serif',
  },
  figtree: {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    kind: 'sans-serif',
  },
} as const satisfies Record<string, Face>;

/** The name of a face that comes with the site. */
export type FaceName = keyof typeof faces;

/** The names of the faces that come with the site. */
export const faceNames = Object.keys(faces).filter((name): name is FaceName => name in faces);

/** Faces of the visitor's own machine: nothing to load. */
export const systemFaces = ['system-serif', 'system-sans'] as const;

/** The face of a choice; none for a face of the visitor's own machine. */
export function findFace(choice: string): Face | undefined {
  if (choice.startsWith('/')) {
    const name = choice.replace(/^.*\/|\.woff2$/g, '');
    return { family: name, file: choice, weights: { min: 1, max: 1000 }, kind: 'sans-serif' };
  }
  const known: Record<string, Face | undefined> = faces;
  return known[choice];
}

/** The value of `font-family` for a choice. */
export function fontFamily(choice: string): string {
  if (choice === 'system-serif') return 'ui-serif, Georgia, serif';
  const face = findFace(choice);
  if (!face) return 'system-ui, sans-serif';
  return `"${face.family}", "${face.family} fallback", ${face.kind}`;
}
