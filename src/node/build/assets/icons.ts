import { createRequire } from 'node:module';
import {
  downloadIcon,
  enteringIcon,
  genericIcon,
  leavingIcon,
  playIcon,
} from '../../../shared/icon.ts';
import { memoize } from '../../../shared/memoize.ts';
import { textDirection } from '../../../shared/text-direction.ts';
import type { Assets, Outline } from '../../../ui/assets.ts';
import { elementsIn } from '../../files/project/html.ts';
import knownIcons from './known-icons.json' with { type: 'json' };

const load = createRequire(import.meta.url);

type Icon = { body: string };

/** Returns all icons by name. Their file has 2 MB, so Node reads it only when needed, and only once. */
function iconSet(): Record<string, Icon | undefined> {
  return load('@iconify-json/tabler/icons.json').icons;
}

export function iconNames(): readonly string[] {
  return Object.keys(iconSet());
}

/** The most icons that are offered to choose from. */
const mostOffered = 32;

/** Returns the first icons with a text in their names, each as one path. */
export function iconsNear(text: string): { name: string; path: string }[] {
  const near = Object.entries(iconSet()).filter(([name]) => name.includes(text));
  return near.slice(0, mostOffered).map(([name, icon]) => {
    const outlines = icon ? outlinesOf(icon) : [];
    const paths = outlines.map((each) => (typeof each === 'string' ? each : each.area));
    return { name, path: paths.join(' ') };
  });
}

/**
 * Returns the outlines of all icons that some page may show: those for known hosts and schemes of links, and `named`.
 * Each HTML file gets only the icons that its page uses.
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
      const icon = iconSet()[name];
      return icon ? [[key, outlinesOf(icon)]] : [];
    }),
  );
}

/** Returns the SVG paths of an icon with the view box 24 × 24. */
const outlinesOf = memoize(({ body }: Icon) =>
  elementsIn(`<svg>${body}</svg>`).flatMap(({ attributes, parent }): Outline[] => {
    // A path inherits the attributes of its group (`<g>`), except those that the path sets itself.
    const { d, fill, stroke } = { ...parent?.attributes, ...attributes };
    if (d === undefined) return [];
    if (fill !== 'currentColor') return [d];
    return stroke === 'currentColor' ? [{ area: d }, d] : [{ area: d }];
  }),
);
