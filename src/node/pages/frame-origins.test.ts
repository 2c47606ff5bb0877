// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteConfig } from '../../site.ts';
import { root } from '../project/paths.ts';
import { shownOf } from '../site-files/shown.ts';
import { frameOrigins } from './frame-origins.ts';

const scenario = parse(readFileSync(join(root, 'tests', 'sites', 'other-constants.yaml'), 'utf8'));

/** A site of one page with these sections, and of a hidden one with others. */
function siteOf(sections: object[], hidden: object[] = []) {
  const page = (path: string, more: object) => ({ path, link: 'Page', title: 'Page', ...more });
  const pages = [page('', { sections }), page('later', { sections: hidden, hidden: true })];
  const used = hidden.length === 0 ? pages.slice(0, 1) : pages;
  return siteConfig.parse({ ...scenario, pages: used });
}

const embed = (video: string, more = {}) => ({ type: 'embed', title: 'Film', video, ...more });

test('frames are allowed of the hosts of all videos that are shown, and of no others', () => {
  const site = siteOf(
    [
      embed('https://youtu.be/aqz-KE-bpKQ'),
      embed('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
      embed('https://vimeo.com/1084537'),
      embed('https://secret.example.org/1', { hidden: true }),
    ],
    [embed('https://later.example.org/1')],
  );
  expect(frameOrigins(shownOf(site))).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ]);
});

test('a site without videos allows no frame', () => {
  expect(frameOrigins(siteOf([{ type: 'prose', paragraphs: ['One.'] }]))).toEqual([]);
});
