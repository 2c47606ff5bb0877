/** Matches what a program or a template prints, without quotes, for a value that it does not have. */
export const printed =
  /^(?:null|Null|NULL|None|nil|\(null\)|<(?:nil|null|no value)>|\[object Object\]|%(?:\(\w+\))?(?:\d\$)?[sdif]|%[A-Z_]+%)$/;

/** Says what to write in place of such a print. Quotes around it would show it to visitors. */
export const writeInstead = 'write the words that belong here, or remove the line';
