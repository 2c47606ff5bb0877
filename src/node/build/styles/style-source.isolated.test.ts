import { expect, test, vi } from 'vitest';
import { theme } from '../../../config/theme.ts';

const owner = {
  site: { app: { language: 'en' }, navigation: { switch: false }, theme: { radius: 4 } },
  menu: Array(1),
  references: [],
  overlay: 45,
};
const source = { color: 'red', bundled: 0 };

vi.doMock('../../files/site-files/site-files.ts', () => ({ lastGoodSiteFiles: async () => owner }));
vi.doMock('../assets/cover.ts', () => ({
  chooseOverlay: async () => owner.overlay,
}));

/** Returns the bundle of one style module, as the bundler writes it. */
function bundle() {
  const lines = [
    "const { setFileScope, endFileScope } = require('@vanilla-extract/css/fileScope');",
    "const { style } = require('@vanilla-extract/css');",
    "const { theme } = require('site.config.yaml');",
    "setFileScope('a.css.ts', 'vitrine');",
    `const box = style({ color: ${source.color}, borderRadius: theme.radius });`,
    'const composed = style([box, style({ margin: 0 })]);',
    'endFileScope();',
    'exports.m0 = { box, composed, radius: theme.radius };',
  ];
  source.bundled += 1;
  return [{ code: lines.join('\n'), modules: ['a.css.ts'], files: ['/src/shared/a.ts'] }];
}
vi.doMock('./style-bundle.ts', () => ({
  configModule: 'site.config.yaml',
  sectionModule: 'vitrine/section',
  loadStyleBundles: async () => bundle(),
  renewStyleBundles: async () => bundle(),
}));

const { createStyleSource } = await import('./style-source.ts');

const sheetOf = async (styles: ReturnType<typeof createStyleSource>, environment?: string) =>
  (await styles.current(environment)).css['a.css.ts']?.replace(/\s+/g, ' ');
const sheet = (color: string, radius: number) =>
  `.b0 { color: ${color}; border-radius: ${radius}px; } .b1 { margin: 0; }`;

test('edits of the source replace the styles in their order, and one that fails leaves the last good styles', async () => {
  source.color = "'red'";
  const styles = createStyleSource();
  expect(await sheetOf(styles)).toBe(sheet('red', 4));
  expect((await styles.current()).scripts['a.css.ts']).toBe(
    'export const box = "b0";\nexport const composed = "b0 b1";\nexport const radius = 4;',
  );
  const edit = (color: string, file = '/src/a.css.ts') => {
    source.color = color;
    return styles.renewForSource(file);
  };
  expect(await styles.renewForSource('/src/view.ts')).toBeUndefined();
  await Promise.all([edit("'blue'"), edit("'green'", '/src/shared/a.ts')]);
  expect(await sheetOf(styles)).toBe(sheet('green', 4));
  await expect(edit('theme.color.none')).rejects.toThrow('none');
  await expect(edit('theme.none')).rejects.toThrow('color has no value');
  expect(await sheetOf(styles)).toBe(sheet('green', 4));
  expect(await edit("'red'")).toEqual([]);
});

test('an edit of the site evaluates them again, without the bundler, only where what they are made from has changed', async () => {
  source.color = "'red'";
  const styles = createStyleSource();
  await styles.current();
  const { bundled } = source;
  const isEvaluatedAfter = async (edit: object) => {
    Object.assign(owner, edit);
    return (await styles.renewForEdit()) !== undefined;
  };
  const withSwitch = (label: string) => ({ ...owner.site, navigation: { switch: { label } } });
  expect(await isEvaluatedAfter({ menu: Array(2) })).toBe(false);
  expect(await isEvaluatedAfter({ site: withSwitch('Colours') })).toBe(true);
  expect(await isEvaluatedAfter({ site: withSwitch('Farben') })).toBe(false);
  // Arabic is written from right to left, so the site needs other styles.
  expect(await isEvaluatedAfter({ site: { ...owner.site, app: { language: 'ar' } } })).toBe(true);
  // Eight links do not fit on the navigation bar, so the site needs the styles of the menu's button.
  expect(await isEvaluatedAfter({ menu: Array(8) })).toBe(true);
  // A brighter poster behind the words needs a more opaque overlay.
  expect(await isEvaluatedAfter({ overlay: 60 })).toBe(true);
  expect(source.bundled).toBe(bundled);
});

test('two themes at once have each its own styles', async () => {
  source.color = "'red'";
  const styles = createStyleSource();
  const chosen = theme.parse({ preset: 'noir', radius: 9 });
  const [, other] = await Promise.all([styles.current(), styles.inTheme(chosen)]);
  expect(await sheetOf(styles)).toBe(sheet('red', 4));
  expect(await sheetOf(styles, 'preview')).toBe(sheet('red', 9));
  expect(other.scripts['a.css.ts']).toContain('radius = 9');
});
