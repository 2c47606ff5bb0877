import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileErrorCode, replaceFile } from '../../files/project/file-system.ts';
import { fullDisk } from '../../files/project/full-disk.js';
import { PlainError } from '../../files/project/plain-error.ts';
import { fillTemplate } from '../../files/project/template.ts';
import type { OwnerTexts } from '../../files/site-files/owner-files.ts';
import { packageFiles } from '../site-package/engine-source.ts';
import { readPackage } from '../site-package/site-package.ts';
import { readTemplate } from './site-texts.ts';

/** What Git, editors and package managers write into a folder that is to become a site. */
const tolerated =
  /^(\.git|\.idea|\.vscode|\.DS_Store|node_modules|package(-lock)?\.json|pnpm-(lock|workspace)\.yaml|yarn\.lock|\.pnp\..*|\.yarn|\.yarnrc\.yml|vitrine-.*\.tgz)$/;

/** @throws {PlainError} if a folder holds something else than a new site may, or is none */
export function refuseOtherFolder(folder: string): void {
  const others = namesIn(folder).filter((name) => !tolerated.test(name));
  const needed = Object.keys({ ...readPackage(folder).dependencies });
  if (needed.some((name) => name !== 'vitrine')) others.push('package.json');
  if (others.length === 0) return;
  const shown = others.slice(0, 3).join(', ') + (others.length > 3 ? ', …' : '');
  throw new PlainError(
    `${folder} holds something else (${shown}): name an empty folder, as in \`vitrine new my-site\`.`,
  );
}

/** Lists a folder; a folder that is not there yet is empty. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT' && !lstatSync(folder, { throwIfNoEntry: false })) return [];
    const fault = code === 'ENOTDIR' ? 'is a file' : `cannot be read (${code})`;
    throw new PlainError(`${folder} ${fault}: name an empty folder.`);
  }
}

/** The files of `public/` by their paths below it, such as `media/work/1.jpg`. */
export type Media = ReadonlyMap<string, Uint8Array>;

/** Writes a new site. If anything fails, what was there before is there again, and nothing else. */
export function writeSite(folder: string, { site, content }: OwnerTexts, media: Media): void {
  const files = new Map<string, string | Uint8Array>([
    ['site.config.yaml', site],
    ['content/index.yaml', content],
    ['.gitignore', readTemplate('gitignore')],
    ['.github/workflows/pages.yml', readTemplate('pages.yml')],
    ['README.md', fillTemplate(readTemplate('README.md'), { title: basename(folder) })],
    // The build publishes nothing of this folder that no page names, so the empty file stays at home.
    ['public/media/.gitkeep', ''],
    ...[...media].map(([path, bytes]) => [`public/${path}`, bytes] as const),
  ]);
  for (const [path, text] of packageFiles(folder)) files.set(path, text);
  const made: string[] = [];
  try {
    for (const [path, text] of files) {
      const place = join(folder, path);
      makeFolder(dirname(place), made);
      const isThere = existsSync(place);
      replaceFile(place, text);
      if (!isThere) made.push(place);
    }
  } catch (error) {
    for (const place of made.reverse()) rmSync(place, { recursive: true, force: true });
    throw new PlainError(
      fullDisk(error) ?? `${folder} cannot be written (${fileErrorCode(error)}).`,
    );
  }
}

/**
 * Makes a folder and those above it. Where none can be made, as below /proc, Node's own option would try for ever.
 * @param made gets the path of each
 */
function makeFolder(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), made);
  mkdirSync(folder);
  made.push(folder);
}
