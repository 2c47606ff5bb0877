import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findFont } from '../../../shared/fonts.ts';
import { engine } from '../../files/project/places.js';
import { fillTemplate } from '../../files/project/template.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { fontFiles } from '../assets/font-files.ts';

const load = createRequire(join(engine, 'package.json'));

/**
 * Returns the text of the file with all licences: those of the bundled packages, followed by those of Vitrine, of the
 * icons, and of the fonts that the theme takes from packages.
 */
export function allLicenses(bundled: string, { site }: SiteFiles): string {
  const { name, author } = load('@iconify-json/tabler/info.json');
  const more: (readonly [name: string, text: string])[] = [
    ['Vitrine', mitLicense('The Vitrine authors')],
    // The package of the icons names their licence, but does not hold its text.
    [name, mitLicense(`${author.name}, ${author.url}`)],
    ...[...new Set(Object.values(site.theme.fonts))].flatMap(fontLicense),
  ];
  // The engine of an installed site is a bundled package as well.
  const others = bundled.replace(/\n## vitrine - .*?(?=\n## )/s, '');
  return others + more.map(([of, text]) => `\n## ${of}\n\n${text.trim()}\n`).join('');
}

/** Returns the text of the MIT License for what this person or group holds the copyright of. */
export function mitLicense(holder: string): string {
  const file = join(engine, 'src', 'node', 'build', 'pages', 'mit-license.txt');
  return fillTemplate(readFileSync(file, 'utf8'), { holder });
}

/** Returns the licence of a font from a package. An owner's own font, and a font of the system, has none here. */
function fontLicense(choice: string): [name: string, text: string][] {
  const font = findFont(choice);
  const [file] = font && !font.file.startsWith('/') ? fontFiles(font) : [];
  if (!font || file === undefined) return [];
  return [[font.family, readFileSync(join(dirname(file), '..', 'LICENSE'), 'utf8')]];
}
