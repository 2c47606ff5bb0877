import { createRequire } from 'node:module';

type IconSet = Record<string, { body: string } | undefined>;

const load = createRequire(import.meta.url);

/** Returns all icons by name. The file has 2 MB, so it is read only when needed. Node caches it. */
export function iconSet(): IconSet {
  return load('@iconify-json/tabler/icons.json').icons;
}

export function iconNames(): readonly string[] {
  return Object.keys(iconSet());
}
