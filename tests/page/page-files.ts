/** Kinds of files that every engine asks for, beside a document, by their addresses. */
export const pageFiles: Readonly<Record<string, RegExp>> = {
  'the first script': /\/main-.*\.js$/,
  'the second script': /\/mount-.*\.js$/,
  'the third script': /\/start-.*\.js$/,
  'the script of a section': /\/view-.*\.js$/,
  'the data of the next page': /\/page\.json$/,
  typefaces: /\.woff2$/,
  pictures: /\.(avif|webp|png|svg|ico)$/,
};
