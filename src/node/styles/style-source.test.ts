// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createStyleSource } from './style-source.ts';

const compiler = vi.hoisted(() => ({ running: 0, most: 0, runs: 0 }));

vi.mock('../site-files/last-good.ts', () => ({ lastGoodSiteFiles: async () => ({ site: {} }) }));
vi.mock('../assets/overlay.ts', () => ({ chooseOverlay: async () => 45 }));
vi.mock('./styles.ts', () => ({
  loadStyles: async () => ({ common: '', byType: {}, modules: { 'a.css.ts': '0' } }),
}));
vi.mock('./style-compiler.ts', () => ({
  createStyleCompiler: async () => ({
    compile: async () => {
      compiler.most = Math.max(compiler.most, ++compiler.running);
      await new Promise((resolve) => setImmediate(resolve));
      compiler.running -= 1;
      compiler.runs += 1;
      const modules = { 'a.css.ts': String(compiler.runs) };
      return { common: `run ${compiler.runs}`, byType: {}, modules };
    },
  }),
}));

test('edits that follow each other quickly are compiled one after the other', async () => {
  const styles = createStyleSource();
  await styles.current();
  const [first, second] = await Promise.all([styles.renew(), styles.renew()]);
  expect(compiler).toMatchObject({ most: 1, runs: 2 });
  expect((await styles.current()).common).toBe('run 2');
  for (const changed of [first, second])
    expect(changed).toEqual([expect.stringMatching(/a\.css\.ts$/)]);
});
