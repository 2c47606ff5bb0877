// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteConfig } from '../../site.ts';
import { root } from '../project/paths.ts';
import { frameOrigins } from './frame-origins.ts';

const scenario = parse(readFileSync(join(root, 'tests', 'sites', 'other-constants.yaml'), 'utf8'));

/** A site of one page with these sections. */
function siteOf(...sections: object[]) {
  const page = { path: '', link: 'Page', title: 'Page', sections };
  return siteConfig.parse({ ...scenario, pages: [page] });
}

const embed = (video: string) => ({ type: 'embed', title: 'Film', video });

test('frames are allowed of the hosts of all videos, and of no others', () => {
  const site = siteOf(
    embed('https://youtu.be/aqz-KE-bpKQ'),
    embed('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    embed('https://vimeo.com/1084537'),
  );
  expect(frameOrigins(site)).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ]);
});

test('a site without videos allows no frame', () => {
  expect(frameOrigins(siteOf({ type: 'prose', paragraphs: ['One.'] }))).toEqual([]);
});
