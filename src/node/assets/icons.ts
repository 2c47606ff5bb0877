import { createRequire } from 'node:module';
import type { Content } from '../../data/content.ts';
import {
  destination,
  downloadIcon,
  enteringIcon,
  genericIcon,
  leavingIcon,
  playIcon,
} from '../../shared/icon.ts';
import type { Resource } from '../../shared/resource.ts';
import { resources } from '../../shared/resources.ts';
import { textDirection } from '../../shared/text-direction.ts';
import type { Assets, Outline } from '../../ui/assets.ts';
import knownIcons from './known-icons.json' with { type: 'json' };

type IconSet = Record<string, { body: string } | undefined>;

const load = createRequire(import.meta.url);

/** Returns all icons by name. The file has 2 MB, so it is read only when needed. Node caches it. */
function iconSet(): IconSet {
  return load('@iconify-json/tabler/icons.json').icons;
}

export function iconNames(): readonly string[] {
  return Object.keys(iconSet());
}

type Icons = Assets['icons'];

type Options = {
  references: { link: readonly string[]; icon: readonly string[] };
  content: Partial<Content>;
  language: string;
};

/** Returns the outlines of all icons that pages need. The keys are link destinations or icon names. */
export function collectIcons({ references, content, language }: Options): Icons {
  const links = [...linksIn(content), ...references.link];
  const ahead = textDirection(language) === 'rtl' ? 'left' : 'right';
  const named = [genericIcon, downloadIcon, playIcon, ...references.icon];
  return draw([
    ...iconsOfPlaces(links.map(destination)),
    ...named.map((name): NamedIcon => [name, name]),
    [leavingIcon, `arrow-up-${ahead}`],
    [enteringIcon, `arrow-${ahead}`],
  ]);
}

/** Returns icons of links that a later answer of the data service is likely to contain, by part of the content. */
export function collectLikelyIcons(): Record<string, Icons> {
  return Object.fromEntries(
    Object.entries<Resource>(resources).map(([part, { fields }]) => [
      part,
      draw(iconsOfPlaces(fields.flatMap(({ likely }) => likely ?? []))),
    ]),
  );
}

/** Returns the links in all parts of the content. */
function linksIn(content: Partial<Content>): string[] {
  const parts: Record<string, Content[keyof Content]> = content;
  return Object.entries<Resource>(resources).flatMap(([part, { fields }]) => {
    const records: Readonly<Record<string, string>>[] = [parts[part] ?? []].flat();
    const links = fields.filter(({ kind }) => kind.endsWith('link'));
    // A link may be missing, and a malformed link of a single record is empty.
    return records.flatMap((record) => links.flatMap(({ name }) => record[name] || []));
  });
}

/** The key by which pages find an icon, and its name in the icon set. */
type NamedIcon = readonly [key: string, name: string];

/** Finds the icons of links by the links' hosts and schemes. */
function iconsOfPlaces(places: readonly string[]): NamedIcon[] {
  return Object.entries(knownIcons).filter(([place]) => places.includes(place));
}

function draw(icons: readonly NamedIcon[]): Icons {
  return Object.fromEntries(
    icons.flatMap(([key, name]) => {
      const outlines = iconOutlines(name);
      return outlines ? [[key, outlines]] : [];
    }),
  );
}

/** Returns the paths of an icon in a square of 24 × 24, or undefined if the name is unknown. */
function iconOutlines(name: string): Outline[] | undefined {
  const body = iconSet()[name]?.body;
  if (body === undefined) return undefined;
  const outlines: Outline[] = [];
  let group = '';
  for (const [, tag, attributes = ''] of body.matchAll(/<(path|\/?g)([^>]*)>/g)) {
    if (tag !== 'path') group = attributes;
    // A path has the attributes of its group, except those that it sets itself.
    const attribute = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(attributes + group)?.[1];
    const d = attribute('d');
    if (d === undefined) continue;
    const isArea = attribute('fill') === 'currentColor';
    if (isArea) outlines.push({ area: d });
    if (!isArea || attribute('stroke') === 'currentColor') outlines.push(d);
  }
  return outlines;
}
