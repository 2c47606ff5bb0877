import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type site as Site, sampleFiles } from '../sample-site.ts';
import { root } from './cli.ts';

const sample = () => readFileSync(sampleFiles.site, 'utf8');

/** The configuration of the sample site with another theme, given as the lines below `theme:`. */
export function siteWithTheme(theme: string): string {
  return sample().replace(/^theme:\n(?: .*\n)+/m, () => `theme:\n${theme}`);
}

/** The configuration of the sample site at an address, for a kind of host. */
export function siteAt(url: string, host: typeof Site.host = 'all'): string {
  return `host: ${host}\n${sample().replace(/^app:\n/m, () => `app:\n  url: ${url}\n`)}`;
}

/** A site of `tests/sites/`. */
export function readSite(name: string): string {
  return readFileSync(join(root, 'tests', 'sites', `${name}.yaml`), 'utf8');
}

/** The example of a section type, with its fields. */
export function exampleOf(type: string): Record<string, unknown> {
  return parse(readFileSync(join(root, 'src', 'sections', type, 'example.yaml'), 'utf8'));
}

/** The sites of `tests/sites/` that have media of their own, each in the preset that suits it. */
export const wholeSites = ['developer', 'photographer', 'maker', 'writer'] as const;

/** The folder of a whole site. */
export const wholeSiteFolder = (name: (typeof wholeSites)[number]) =>
  join(root, 'tests', 'sites', name);

/** The documents of `tests/sites/composed.yaml`, by their names. */
const composed = new Map(
  readSite('composed')
    .split(/^--- # /m)
    .slice(1)
    .map((each) => [each.slice(0, each.indexOf('\n')), each.slice(each.indexOf('\n') + 1)]),
);
/** The blocks that a composed site begins with if it has none of its own. */
const composedHead = composed.get('head') ?? '';

export const composedSites = [...composed.keys()].filter((name) => !/^head$|content/.test(name));

/** The owner's files of a composed site. */
export function composedSite(name: string): { site: string; content?: string } {
  const site = composed.get(name) ?? '';
  const content = composed.get(`${name} (content)`);
  return {
    site: /^app:/m.test(site) ? site : composedHead + site,
    ...(content !== undefined && { content }),
  };
}
