import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { CheckReference } from './known-names.ts';

export const checkIcon: CheckReference = ({ value: name }, { context: { icons } }) => {
  if (icons.includes(name)) return undefined;
  const problem = {
    message: `there is no icon "${name}"`,
    found: quote(name),
    expected: 'the name of one of the Tabler icons, such as mail',
    fix: 'look its name up on tabler.io/icons',
  };
  return suggest(problem, likely(name, icons));
};

/** Matches prefixes that other icon sets put before the name of an icon, such as `fa-`. */
const prefixes =
  /^(?:(?:fa[bsrl]?|ti|bi|mdi|icon|lucide|simple|feather|tabler|material|octicon|ion|logos)(?:-icons?)?[\s:/_-]+)+/i;

/** Finds the Tabler icon that was probably meant by a misspelt name, a brand, or a name of another icon set. */
function likely(name: string, icons: readonly string[]): string | undefined {
  const bare = name
    .replace(prefixes, '')
    .replace(/\.svg$/i, '')
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, '-')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
  const whole = bare.replaceAll('-', '');
  const names = [bare, `brand-${bare}`, whole, `brand-${whole}`];
  return (
    names.find((each) => icons.includes(each)) ?? didYouMean(name, icons) ?? didYouMean(bare, icons)
  );
}
