import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';

/**
 * Returns the number that names of `digitsOf` stand for, and 0 without them.
 * @param selectorOf returns the selector of a name without its prefix
 * @param divisors what a digit in each place is divided by
 */
export function numberOf(selectorOf: (name: string) => string, ...divisors: number[]): string {
  const digits = divisors.map((divisor, place) => {
    const variable = createVar();
    for (let digit = 0; digit < 10; digit += 1)
      globalStyle(selectorOf(`${place}${digit}`), { vars: { [variable]: `${digit / divisor}` } });
    return fallbackVar(variable, '0');
  });
  return `(${digits.join(' + ')})`;
}
