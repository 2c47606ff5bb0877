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
import { elementsIn } from '../project/html.ts';
import knownIcons from './known-icons.json' with { type: 'json' };

const load = createRequire(import.meta.url);

/** Returns all icons by name. The file has 2 MB, so it is read only when needed. Node caches it. */
function iconSet(): Record<string, { body: string } | undefined> {
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
  const icon = iconSet()[name];
  const elements = icon && elementsIn(`<svg>${icon.body}</svg>`);
  return elements?.flatMap(({ attributes, parent }): Outline[] => {
    // A path has the attributes of its group, except those that it sets itself.
    const { d, fill, stroke } = { ...parent?.attributes, ...attributes };
    if (d === undefined) return [];
    if (fill !== 'currentColor') return [d];
    return stroke === 'currentColor' ? [{ area: d }, d] : [{ area: d }];
  });
}
