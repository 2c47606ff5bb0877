import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { presetNames, theme } from '../../../config/theme.ts';
import { loadStyles } from './styles.ts';

const fontSize = /\bfont(?:-size)?: ([^;]+)/g;
/** A length that is not taken from the height of the screen. */
const ownLength = /(?<![\w.-]|- )[1-9][\d.]*(?:rem|px|pt)\b/;

test.each(presetNames)(
  'in %s, letters of sections have one of the seven sizes, or one that follows them',
  async (preset) => {
    const { css, scripts } = await loadStyles({
      ...site,
      theme: { ...theme.parse({ preset }), overlay: 45 },
      navigation: { switch: false, folded: false, isOnePage: false },
      focuses: [],
    });
    const [, sizes = ''] = /"size":\{(.*?)\}/.exec(scripts['ui/theme.css.ts'] ?? '') ?? [];
    const tokens = sizes.match(/var\(.*?\)/g) ?? [];
    expect(tokens).toHaveLength(7);
    const follows = (value: string) =>
      /^inherit|^[\d.]+em\b/.test(value) || tokens.some((token) => value.includes(token));
    const written = Object.entries(css)
      .filter(([module]) => module.startsWith('sections/'))
      .flatMap(([module, rules]) =>
        [...rules.matchAll(fontSize)].map(([, value = '']) => ({ module, value })),
      );
    expect(written.length).toBeGreaterThan(15);
    const own = written.filter(({ value }) => !follows(value) || ownLength.test(value));
    expect(own).toEqual([]);
  },
);
