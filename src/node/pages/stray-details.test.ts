// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { noContent } from '../../data/content.ts';
import { siteConfig } from '../../site.ts';
import { root } from '../project/paths.ts';
import { findStrayDetails } from './stray-details.ts';

const scenario = parse(readFileSync(join(root, 'tests', 'sites', 'other-constants.yaml'), 'utf8'));

function siteOf(...sections: object[]) {
  const page = { path: '', link: 'Page', title: 'Page', sections };
  return siteConfig.parse({ ...scenario, pages: [page] });
}

test('details of a project that the service does not list are told of, however they are written', () => {
  const details = ['https://EXAMPLE.com', 'https://example.com/gone'].map((url) => ({ url }));
  const site = siteOf({ type: 'projects', heading: 'Work', details });
  const project = { title: 'One', url: 'https://example.com/', description: '' };
  expect(findStrayDetails(site, { ...noContent, projects: [project] })).toEqual([
    expect.stringContaining('https://example.com/gone'),
  ]);
  expect(findStrayDetails(site, noContent)).toEqual([]);
});
