import { expect, test } from 'vitest';
import type { Block } from '../../shared/text-blocks.ts';
import { withPicturesBeside } from './blocks.ts';

const [short, half, long] = ['Few words.', 'Words. '.repeat(50), 'Many words. '.repeat(52)];
const upright = { picture: '/upright.webp', alt: '' };
const broad = { picture: '/broad.webp', alt: '' };
const list = { list: ['a'] };

test.each<[string, Block[], unknown[]]>([
  [
    'the paragraphs that follow stand beside an upright picture',
    [short, upright, long, long, short],
    [short, { beside: upright, before: [], after: [long, long] }, short],
  ],
  [
    'those before do too if what follows is shorter than the picture is high',
    [short, long, upright, long, list],
    [short, { beside: upright, before: [long], after: [long] }, list],
  ],
  ['a picture among lists stands alone', [long, list, upright, list], [long, list, upright, list]],
  ['one with hardly any text too', [long, list, upright, short], [long, list, upright, short]],
  ['one much higher than the text too', [long, list, upright, half], [long, list, upright, half]],
  ['the first paragraph stands above', [long, upright, list], [long, upright, list]],
  [
    'each of two pictures has words of its own',
    [upright, long, long, upright, long],
    [
      { beside: upright, before: [], after: [long, long] },
      { beside: upright, before: [], after: [long] },
    ],
  ],
  [
    'two upright pictures stand side by side, and a third one beside its words',
    [short, upright, upright, upright, long],
    [short, { pair: [upright, upright] }, { beside: upright, before: [], after: [long] }],
  ],
  ['a broad picture stands between paragraphs', [long, broad, long], [long, broad, long]],
])('%s', (_, blocks, parts) => {
  expect(withPicturesBeside(blocks, (picture) => picture === upright.picture)).toEqual(parts);
});
