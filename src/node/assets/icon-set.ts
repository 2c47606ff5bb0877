import { createRequire } from 'node:module';

type IconSet = Record<string, { body: string } | undefined>;

const load = createRequire(import.meta.url);

/** Every icon by its name. Two megabytes: read when the first one is asked for, and kept by Node. */
export function iconSet(): IconSet {
  return load('@iconify-json/tabler/icons.json').icons;
}

/** The names of all icons. */
export function iconNames(): readonly string[] {
  return Object.keys(iconSet());
}
