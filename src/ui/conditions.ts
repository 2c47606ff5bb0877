/** A rule that holds where a media query does. */
export const media = <const Rule>(query: string, rule: Rule) => ({ '@media': { [query]: rule } });

/** A rule for browsers that support something, such as `selector(:popover-open)`. */
export const supports = <const Rule>(condition: string, rule: Rule) => ({
  '@supports': { [condition]: rule },
});
