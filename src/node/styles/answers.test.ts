import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { presetNames, theme } from '../../config/theme.ts';
import { loadStyles } from './styles.ts';

test('entries that a link covers answer in the hand of each theme, and move only where motion is allowed', async () => {
  const sheets = await Promise.all(
    presetNames.map(async (preset) => {
      const { css } = await loadStyles({
        ...site,
        theme: { ...theme.parse({ preset }), overlay: 45 },
        navigation: { switch: false, folded: false, isOnePage: false },
        focuses: [],
      });
      return css['ui/list/answer.css.ts'] ?? '';
    }),
  );
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
