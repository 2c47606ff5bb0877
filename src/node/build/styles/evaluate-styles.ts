import { createRequire } from 'node:module';
import * as css from '@vanilla-extract/css';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import * as fileScope from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import type { Animation } from '../../../config/animation.ts';
import type { StyleTheme } from '../../../config/theme.ts';
import { didYouMean, suggest } from '../../../diagnose/schema/did-you-mean.ts';
import type { ProblemText } from '../../../diagnose/text/source-problem.ts';
import { isBlock } from '../../../schema/path.ts';
import { type FilePlace, PlainError } from '../../files/project/plain-error.ts';
import { formatPlace, placesIn } from '../../files/project/stack-trace.ts';
import { configModule, type StyleBundle, sectionModule } from './style-bundle.ts';
import { createStyleNames } from './style-names.ts';

/** The parts of the configuration that the styles depend on. */
export type StyleConfig = {
  app: { language: string; languages?: readonly string[] | undefined };
  /** Undefined for the gesture of the theme. */
  animation?: Animation | undefined;
  theme: StyleTheme;
  navigation: {
    switch: object | false;
    /** Whether a button opens the menu on every screen, not only on narrow screens. */
    folded: boolean;
    /** Whether all its links lead to sections of one page, so that it stays in sight. */
    isOnePage: boolean;
  };
  /** The places of pictures that stay in sight where the pictures are cut. */
  focuses: readonly string[];
};

/** What the style modules of the site are evaluated to, by their names (`moduleName`). */
export type Styles = {
  /** The CSS of each module, in the order in which the rules override each other. */
  css: Readonly<Record<string, string>>;
  /** The JavaScript of each module. */
  scripts: Readonly<Record<string, string>>;
};

const require = createRequire(import.meta.url);

/** An error of a style module, with its place. */
export class StyleError extends PlainError {
  readonly words: ProblemText;
  readonly place: FilePlace;

  constructor(error: unknown, place: FilePlace) {
    const words =
      error instanceof UnknownName
        ? error.words
        : { message: String(error), found: '', expected: '', fix: 'mend what stands here' };
    const { message, expected, fix } = words;
    const lines = expected === '' ? [message] : [message, `expected: ${expected}`, `fix: ${fix}`];
    super([formatPlace(place), ...lines].join('\n  '));
    this.words = words;
    this.place = place;
  }
}

/** A name that does not exist among those of an object. */
class UnknownName extends ReferenceError {
  readonly words: ProblemText;

  constructor(owner: string, name: string, known: readonly string[]) {
    const message = `${owner} has no ${name}`;
    super(message);
    const words = { message, found: name, expected: known.join(', '), fix: 'write one of those' };
    this.words = suggest(words, didYouMean(name, known));
  }
}

type Adapter = Parameters<typeof setAdapter>[0];
type Rule = Parameters<Adapter['appendCss']>[0];
type Composition = Parameters<Adapter['registerComposition']>[0];
type Exports = Readonly<Record<string, unknown>>;

/**
 * Evaluates the style modules with a configuration. Nothing of an evaluation is left for the next one.
 * @param bundles the bundle of the engine's styles, before that of the site's own section types
 * @throws {PlainError} if a module fails, with its place
 */
export function evaluateStyles(bundles: readonly StyleBundle[], config: StyleConfig): Styles {
  const rules = new Map<string, Rule[]>();
  const localClassNames: string[] = [];
  const composedClassLists: Composition[] = [];
  const used = new Set<string>();
  const nameOf = createStyleNames(bundles.flatMap(({ modules }) => modules));
  process.setSourceMapsEnabled(true);
  setAdapter({
    appendCss: (rule, { filePath }) => {
      if ('rule' in rule) refuseUndefined(rule.rule);
      rules.set(filePath, [...(rules.get(filePath) ?? []), rule]);
    },
    registerClassName: (name) => void localClassNames.push(name),
    registerComposition: (composition) => void composedClassLists.push(composition),
    markCompositionUsed: (name) => void used.add(name),
    onEndFileScope: () => undefined,
    getIdentOption: () => nameOf,
  });
  try {
    const exported = evaluateAll(bundles, config);
    const sheets = [...rules].map(([name, cssObjs]) => {
      const lines = transformCss({ localClassNames, composedClassLists, cssObjs });
      return [name, lines.join('\n')] as const;
    });
    const unused = composedClassLists.filter(({ identifier }) => !used.has(identifier));
    const scripts = exported.map(([name, values]) => [name, scriptOf(name, values, unused)]);
    return { css: Object.fromEntries(sheets), scripts: Object.fromEntries(scripts) };
  } catch (error) {
    const [place] = placesIn(error);
    throw place && !(error instanceof PlainError) ? new StyleError(error, place) : error;
  } finally {
    removeAdapter();
  }
}

/** Runs all bundles. Returns the exports of each style module. */
function evaluateAll(bundles: readonly StyleBundle[], config: StyleConfig) {
  const known: Record<string, object> = {
    '@vanilla-extract/css': css,
    '@vanilla-extract/css/fileScope': fileScope,
    [configModule]: config,
  };
  return bundles.flatMap(({ code, modules }, index) => {
    const exported: Record<string, Exports> = {};
    // biome-ignore lint/security/noGlobalEval: the code is the site's own, and only for `eval` does Node map stack traces
    const run = globalThis.eval(
      `((require, exports) => {${code}\n})\n//# sourceURL=styles-${index}.js`,
    );
    run((name: string) => known[name] ?? require(name), exported);
    // The bundles that follow are those of section types of the site's own.
    known[sectionModule] ??= withKnownNames(exported['api'] ?? {});
    return modules.map((name, place) => [name, exported[`m${place}`] ?? {}] as const);
  });
}

/** A style that names a token that does not exist would be left out silently. */
function refuseUndefined(rule: object): void {
  for (const [name, value] of Object.entries(rule)) {
    if (value === undefined) throw new TypeError(`${name} has no value`);
    if (typeof value === 'object' && value !== null) refuseUndefined(value);
  }
}

/** Matches the exports whose parts are names too, and no styles. */
const isOfNames = /^(?:theme|layout)\b/;

/** Returns values that refuse the name of what does not exist among them, which would only be undefined. */
function withKnownNames(values: Exports, path = ''): Exports {
  return new Proxy(values, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || name === 'toJSON') return value;
      if (!(name in target))
        throw new UnknownName(path || `${sectionModule} for styles`, name, Object.keys(target));
      const inner = path === '' ? name : `${path}.${name}`;
      return isOfNames.test(inner) && isBlock(value) ? withKnownNames(value, inner) : value;
    },
  });
}

/** Returns the JavaScript that exports the values of a module, without classes that stand for no rules. */
function scriptOf(module: string, values: Exports, unused: readonly Composition[]): string {
  const names = unused.map(({ identifier }) => identifier).join('|');
  const pattern = new RegExp(`\\b(?:${names || '(?!)'}) `, 'g');
  const lines = Object.entries(values).map(([name, value]) => {
    const json = JSON.stringify(value, (_, inner: unknown) => {
      if (typeof inner === 'function')
        throw new PlainError(
          `${module} exports the function ${name}; export data alone, such as class names`,
        );
      return typeof inner === 'string' ? inner.replace(pattern, '') : inner;
    });
    return name === 'default' ? `export default ${json};` : `export const ${name} = ${json};`;
  });
  return lines.join('\n');
}
