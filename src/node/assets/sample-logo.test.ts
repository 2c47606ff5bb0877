// @vitest-environment node
import { expect, test } from 'vitest';
import { presetNames, presets } from '../../config/presets.ts';
import sample from '../sample/sample.json' with { type: 'json' };
import { sampleDigest, sampleLogo } from './sample-logo.ts';

test('each theme but the first draws the logo of the sample in its own way', () => {
  const drawn = presetNames.map((name) => sampleLogo(presets[name]));
  expect(drawn[0]).toBeUndefined();
  expect(new Set(drawn).size).toBe(presetNames.length);
});

test('the digest is that of the logo that is shipped', () => {
  expect(sampleDigest.slice(0, 16)).toBe(sample.media['/media/logo.svg']);
});
