import { expect, test, vi } from 'vitest';
import { createStyleSource } from './style-source.ts';

const compiler = vi.hoisted(() => ({ running: 0, most: 0, runs: 0 }));

type Owner = {
  site: { app: { language: string }; navigation: { switch: object | false } };
  menu: object[];
  overlay: number;
};
const owner = vi.hoisted<Owner>(() => ({
  site: { app: { language: 'en' }, navigation: { switch: false } },
  menu: Array(1),
  overlay: 45,
}));

vi.mock('../site-files/site-files.ts', () => ({
  lastGoodSiteFiles: async () => owner,
}));
vi.mock('../assets/cover.ts', () => ({
  chooseOverlay: async () => owner.overlay,
  choosePictureShade: async () => undefined,
}));
vi.mock('./styles.ts', () => ({
  loadStyles: async () => ({ css: {}, scripts: { 'a.css.ts': '0' } }),
}));
vi.mock('./style-compiler.ts', () => ({
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

test('edits that follow each other quickly are compiled one after the other', async () => {
  const styles = createStyleSource();
  await styles.current();
  const renew = () => styles.renewForSource('/src/a.css.ts');
  const [first, second] = await Promise.all([renew(), renew()]);
  expect(compiler).toMatchObject({ most: 1, runs: 3 });
  expect((await styles.current()).scripts).toEqual({ 'a.css.ts': '3' });
  for (const changed of [first, second])
    expect(changed).toEqual([expect.stringMatching(/a\.css\.ts$/)]);
});

test('an edit compiles them again only where what they are made from has changed', async () => {
  const styles = createStyleSource();
  await styles.current();
  owner.menu = Array(2);
  expect(await styles.renewForEdit()).toBeUndefined();

  owner.site = { ...owner.site, navigation: { switch: { label: 'Colours' } } };
  expect(await styles.renewForEdit()).toHaveLength(1);
  owner.site = { ...owner.site, navigation: { switch: { label: 'Farben' } } };
  expect(await styles.renewForEdit()).toBeUndefined();

  // Arabic is written from right to left, so the site needs other styles.
  owner.site = { ...owner.site, app: { language: 'ar' } };
  expect(await styles.renewForEdit()).toHaveLength(1);

  // Eight links do not fit on the navigation bar, so the site needs the styles of the menu's button.
  owner.menu = Array(8);
  expect(await styles.renewForEdit()).toHaveLength(1);

  // A brighter poster behind the words needs a more opaque overlay.
  owner.overlay = 60;
  expect(await styles.renewForEdit()).toHaveLength(1);
});
