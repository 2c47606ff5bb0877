import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { presetNames, theme } from '../../../config/theme.ts';
import { loadStyles } from './styles.ts';

/** Returns the CSS of a module in each built-in theme, for a site with, or without, the block `animation`. */
async function inEachTheme(module: string, animation?: typeof site.animation): Promise<string[]> {
  const sheets = presetNames.map(async (preset) => {
    const { css } = await loadStyles({
      app: site.app,
      animation,
      theme: { ...theme.parse({ preset }), overlay: 45 },
      navigation: { switch: false, folded: false, isOnePage: false },
      focuses: [],
    });
    return css[module] ?? '';
  });
  return await Promise.all(sheets);
}

test('entries that a link covers answer in the hand of each theme, and move only where motion is allowed', async () => {
  const sheets = await inEachTheme('ui/list/answer.css.ts');
  for (const sheet of sheets) {
    const [before, ...blocks] = sheet.split('@media ');
    expect(before).toBe('');
    const calm = blocks.filter(
      (block) => !block.includes('(prefers-reduced-motion: no-preference)'),
    );
    expect(calm.length).toBeGreaterThan(0);
    expect(calm.join()).not.toMatch(/\b(transition|animation|scale|translate|transform):/);
    expect(blocks.filter((block) => !block.includes('(hover: hover)'))).toEqual([]);
    expect(sheet).toContain(':focus-visible');
  }
  // Two themes are quiet alike.
  expect(new Set(sheets).size).toBe(presetNames.length - 1);
});

test('without the block `animation`, all enters with the one short gesture of its theme, 60 ms apart', async () => {
  const sheets = await inEachTheme('entrance/entrance.css.ts');
  for (const sheet of sheets) {
    const ways = [...sheet.matchAll(/animation: (\S+) (\d+)ms \S.* backwards/g)];
    expect(ways.length).toBeGreaterThan(1);
    expect(Math.max(...ways.map(([, , duration]) => Number(duration)))).toBeLessThanOrEqual(700);
    expect(sheet).toContain('animation-delay: 60ms');
    const far = [...sheet.matchAll(/translate\w*\((-?\d+)px\)/g)].map(([, px]) => Number(px));
    expect(far.every((px) => Math.abs(px) <= 24)).toBe(true);
    expect(sheet).not.toContain('opacity: 0;');
  }
  expect(new Set(sheets).size).toBe(presetNames.length);
});

test('with the block `animation`, each theme moves as it says', async () => {
  const sheets = await inEachTheme('entrance/entrance.css.ts', site.animation);
  expect(new Set(sheets).size).toBe(1);
  expect(sheets[0]).toContain(`translateY(${site.animation?.fadeInUp.offset}px)`);
  expect(sheets[0]).toContain(`animation-delay: ${site.animation?.stagger}ms`);
});
