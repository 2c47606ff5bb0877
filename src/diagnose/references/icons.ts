import type { DocumentProblem } from '../document/document-problem.ts';
import { didYouMean, suggest } from '../schema/did-you-mean.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { problemAt, type References } from './references.ts';

export function checkIcons({ document, context, texts }: References): DocumentProblem[] {
  return texts('icon')
    .filter(({ value }) => !context.icons.includes(value))
    .flatMap(({ path, value }) => problemAt(document, path, formatMissing(value, context.icons)));
}

function formatMissing(name: string, icons: readonly string[]): ProblemText {
  return suggest(
    {
      message: `there is no icon "${name}"`,
      found: quote(name),
      expected: 'the name of one of the Tabler icons, such as mail',
      fix: 'look its name up on tabler.io/icons',
    },
    likely(name, icons),
  );
}

/** Prefixes that other icon sets write before a name. */
const prefixes =
  /^(?:(?:fa[bsrl]?|ti|bi|mdi|icon|lucide|simple|feather|tabler|material|octicon|ion|logos)(?:-icons?)?[\s:/_-]+)+/i;

/** Finds the icon that was probably meant: of another set, of a brand, or misspelt. */
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
