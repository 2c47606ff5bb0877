import { expect, test, vi } from 'vitest';

const compiler = { running: 0, most: 0, runs: 0 };
const owner = {
  site: { app: { language: 'en' }, navigation: { switch: false } },
  menu: Array(1),
  overlay: 45,
};

vi.doMock('../site-files/site-files.ts', () => ({ lastGoodSiteFiles: async () => owner }));
vi.doMock('../assets/cover.ts', () => ({
  chooseOverlay: async () => owner.overlay,
  choosePictureShade: async () => undefined,
}));
const loadStyles = async () => ({ css: {}, scripts: { 'a.css.ts': '0' } });
vi.doMock('./styles.ts', () => ({ loadStyles }));
vi.doMock('./style-compiler.ts', () => ({
  createStyleCompiler: async () => ({
    invalidate: () => {},
    dependsOn: (file: string) => file.endsWith('/theme.ts'),
    compile: async () => {
      compiler.most = Math.max(compiler.most, ++compiler.running);
      await new Promise((resolve) => setImmediate(resolve));
      compiler.running -= 1;
      compiler.runs += 1;
      return { css: {}, scripts: { 'a.css.ts': String(compiler.runs) } };
    },
  }),
}));

const { createStyleSource } = await import('./style-source.ts');

test('edits that follow each other quickly are compiled one after the other', async () => {
  const styles = createStyleSource();
  await styles.current();
  const renew = () => styles.renewForSource('/src/a.css.ts');
  const changed = [expect.stringMatching(/a\.css\.ts$/)];
  expect(await Promise.all([renew(), renew()])).toEqual([changed, changed]);
  expect(compiler).toMatchObject({ most: 1, runs: 3 });
  expect((await styles.current()).scripts).toEqual({ 'a.css.ts': '3' });
});

test('an edit compiles them again only where what they are made from has changed', async () => {
  const styles = createStyleSource();
  await styles.current();
  const isCompiledAfter = async (edit: object) => {
    Object.assign(owner, edit);
    return (await styles.renewForEdit()) !== undefined;
  };
  const withSwitch = (label: string) => ({ ...owner.site, navigation: { switch: { label } } });
  expect(await isCompiledAfter({ menu: Array(2) })).toBe(false);
  expect(await isCompiledAfter({ site: withSwitch('Colours') })).toBe(true);
  expect(await isCompiledAfter({ site: withSwitch('Farben') })).toBe(false);
  // Arabic is written from right to left, so the site needs other styles.
  expect(await isCompiledAfter({ site: { ...owner.site, app: { language: 'ar' } } })).toBe(true);
  // Eight links do not fit on the navigation bar, so the site needs the styles of the menu's button.
  expect(await isCompiledAfter({ menu: Array(8) })).toBe(true);
  // A brighter poster behind the words needs a more opaque overlay.
  expect(await isCompiledAfter({ overlay: 60 })).toBe(true);
});
