import { expect, test } from 'vitest';
import { presetNames, presets } from '../../config/theme.ts';
import { sampleLogo } from './logo.ts';

test('each theme but the first draws the logo of the sample in its own way', () => {
  const drawn = presetNames.map((name) => sampleLogo(presets[name]));
  expect(drawn[0]).toBeUndefined();
  expect(new Set(drawn).size).toBe(presetNames.length);
});
