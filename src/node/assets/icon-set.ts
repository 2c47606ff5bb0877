import { createRequire } from 'node:module';

type IconSet = Record<string, { body: string } | undefined>;

let loaded: { icons: IconSet; names: string[] } | undefined;

/** Every icon by its name. Two megabytes: read when the first one is asked for. */
export function iconSet(): IconSet {
  return loadIconSet().icons;
}

/** The names of all icons. */
export function iconNames(): readonly string[] {
  return loadIconSet().names;
}

function loadIconSet() {
  if (!loaded) {
    const { icons } = createRequire(import.meta.url)('@iconify-json/tabler/icons.json');
    loaded = { icons, names: Object.keys(icons) };
  }
  return loaded;
}
