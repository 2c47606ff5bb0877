const gap = '(?:[-_.+\\s]|%20)?';
const user = `user${gap}name`;
/** What is never the name of a page: words to the owner, a row of x, words in brackets. */
const filler = [
  `your${gap}(?:e?-?mail|${user}|handle)(?:${gap}here)?`,
  `your${gap}name${gap}here`,
  'x{4,}',
  '<[^<>]+>',
  '\\{+(?:[a-z_\\s-]|%20)+\\}+',
  '\\[(?:[a-z_\\s-]|%20)+\\]',
].join('|');
/** A page of a film may have this name. A user, a mailbox and a host have not. */
const name = `your${gap}(?:user)?name`;
const users = 'https?://[^/?#]+/(?:(?:in|u|users?|people|profile|channel|c|add)/)?@?';
const places = [
  `.*(?<!/)[/:@=](?:${filler})(?:[/?#&@]|$)`,
  `(?:mailto:|${users})(?:${name}|${user})(?:[/?#@]|$)`,
  `https?://(?:[^/?#]*\\.${name}\\.|${name}\\.[\\w-]+\\.\\w)`,
  `mailto:[^?]*@(?:[^?]*\\.)?${name}\\.`,
];

/** Matches a link without a part that stands for the owner's own. A name that only begins like one is none. */
export const withoutPlaceholder = new RegExp(`^(?!${places.join('|')})`, 'i');
