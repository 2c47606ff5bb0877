import type { Content } from '../data/content.ts';
import {
  destination,
  downloadIcon,
  enteringIcon,
  genericIcon,
  knownIcons,
  leavingIcon,
  playIcon,
} from '../shared/icon.ts';
import type { SiteConfig } from '../site.ts';
import { iconSet } from './icon-set.ts';

/** What a remote service most likely links to beyond what the build has seen of it. */
const likely = ['mailto:', 'tel:', 'github.com', 'linkedin.com'];

/** The outlines of every icon the pages need, by where a link leads or by the icon's own name. */
export function collectIcons(site: SiteConfig, { contact }: Content): Record<string, string[]> {
  const links = [...contact.map(({ url }) => url), ...site.pages.flatMap(linksOf)];
  const named = [
    genericIcon,
    leavingIcon,
    enteringIcon,
    downloadIcon,
    playIcon,
    ...site.pages.flatMap(iconsOf),
  ];
  return {
    ...iconsOfPlaces(links.map(destination)),
    ...draw(named.map((name) => [name, name])),
  };
}

/** Those of links that a live answer is likely to hold. */
export function collectLikelyIcons(): Record<string, string[]> {
  return iconsOfPlaces(likely);
}

function iconsOfPlaces(places: readonly string[]): Record<string, string[]> {
  return draw(Object.entries(knownIcons).filter(([place]) => places.includes(place)));
}

function draw(wanted: readonly (readonly [key: string, name: string])[]) {
  return Object.fromEntries(
    wanted.flatMap(([key, name]) => {
      const outlines = iconOutlines(name);
      return outlines ? [[key, outlines]] : [];
    }),
  );
}

/** The outlines of an icon, as path data in a square of 24; undefined when no icon has that name. */
export function iconOutlines(name: string): string[] | undefined {
  const body = iconSet()[name]?.body;
  return body === undefined
    ? undefined
    : [...body.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
}

type Page = SiteConfig['pages'][number];

function linksOf({ sections }: Page): string[] {
  return sections.flatMap((section) =>
    section.type === 'links' ? section.items.map(({ url }) => url) : [],
  );
}

function iconsOf({ sections }: Page): string[] {
  return sections.flatMap((section) => {
    if (section.type === 'contact') return Object.values(section.icons);
    if (section.type === 'links') return section.items.flatMap(({ icon }) => icon ?? []);
    return [];
  });
}
