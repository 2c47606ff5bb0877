/** Limits a CSS rule to a media query. */
export const media = <const Rule>(query: string, rule: Rule) => ({ '@media': { [query]: rule } });

/** Limits a CSS rule to browsers that support a feature, such as `selector(:popover-open)`. */
export const supports = <const Rule>(condition: string, rule: Rule) => ({
  '@supports': { [condition]: rule },
});
