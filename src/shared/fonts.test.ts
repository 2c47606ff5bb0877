import { expect, test } from 'vitest';
import { fontFamily } from './fonts.ts';

test('a family that is called after its file keeps its quotation marks', () => {
  expect(fontFamily('/media/My "own" face.woff2')).toMatch(
    /^"My 'own' face", "My 'own' face fallback"/,
  );
});
