import { createRequire } from 'node:module';
import {
  downloadIcon,
  enteringIcon,
  genericIcon,
  leavingIcon,
  playIcon,
} from '../../shared/icon.ts';
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

/**
 * Returns the outlines of all icons that a page may show: for the hosts and schemes of links, and by name.
 * A document later holds only the icons that its page uses.
 * @param named the icons that the configuration names
 */
export function collectIcons(named: readonly string[], language: string): Assets['icons'] {
  const ahead = textDirection(language) === 'rtl' ? 'left' : 'right';
  const names = {
    ...knownIcons,
    ...Object.fromEntries(
      [genericIcon, downloadIcon, playIcon, ...named].map((name) => [name, name]),
    ),
    [leavingIcon]: `arrow-up-${ahead}`,
    [enteringIcon]: `arrow-${ahead}`,
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => {
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
