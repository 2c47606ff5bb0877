import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileErrorCode } from '../project/file-system.ts';
import { fullDisk } from '../project/full-disk.js';
import { PlainError } from '../project/plain-error.ts';
import { fillTemplate } from '../project/template.ts';
import type { OwnerTexts } from '../site-files/owner-files.ts';
import { packageManager, packageText, readPackage } from './site-package.ts';
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

/** The signals of Ctrl+C, of a terminal that is closed, and of a computer that shuts down. */
const endings = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

/** Writes a new site. If anything fails, what was there before is there again, and nothing else. */
export function writeSite(folder: string, { site, content }: OwnerTexts, media: Media): void {
  const files = new Map<string, string | Uint8Array>([
    ['site.config.yaml', site],
    ['content/index.yaml', content],
    ['package.json', packageText(folder)],
    ['.gitignore', readTemplate('gitignore')],
    ['.github/workflows/pages.yml', readTemplate('pages.yml')],
    ['README.md', fillTemplate(readTemplate('README.md'), { title: basename(folder) })],
    // The build publishes nothing of this folder that no page names, so the empty file stays at home.
    ['public/media/.gitkeep', ''],
    ...[...media].map(([path, bytes]) => [`public/${path}`, bytes] as const),
  ]);
  // pnpm fails where a package has a script that nobody has allowed or refused. Nothing here needs esbuild's.
  if (packageManager() === 'pnpm' && !existsSync(join(folder, 'pnpm-workspace.yaml')))
    files.set('pnpm-workspace.yaml', 'allowBuilds:\n  esbuild: false\n');
  const undo = rememberFolder(folder);
  // With a handler, a signal does not end the process between two files.
  const keepOn = () => undefined;
  for (const signal of endings) process.on(signal, keepOn);
  try {
    for (const [path, text] of files) {
      makeFolder(dirname(join(folder, path)));
      writeFileSync(join(folder, path), text);
    }
  } catch (error) {
    undo();
    const code = fileErrorCode(error);
    throw new PlainError(fullDisk(error) ?? `${folder} cannot be written (${code}).`);
  } finally {
    for (const signal of endings) process.off(signal, keepOn);
  }
}

/** Makes a folder and those above it. Where none can be made, as below /proc, Node's own option would try for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Returns a function that removes what has come into a folder since, and the folder itself if it was not there. */
function rememberFolder(folder: string): () => void {
  const parent = firstMissing(folder);
  const names = parent === undefined ? readdirSync(folder) : [];
  const manifest = join(folder, 'package.json');
  const before = names.includes('package.json') ? readFileSync(manifest) : undefined;
  return () => {
    if (parent !== undefined) return rmSync(parent, { recursive: true, force: true });
    for (const name of readdirSync(folder).filter((each) => !names.includes(each)))
      rmSync(join(folder, name), { recursive: true, force: true });
    if (before) writeFileSync(manifest, before);
  };
}

/** Returns the outermost folder of a path that does not exist; undefined if all do. */
function firstMissing(folder: string): string | undefined {
  // A link that leads nowhere is there, too: it is the owner's, and is not removed with the new folder.
  if (lstatSync(folder, { throwIfNoEntry: false })) return undefined;
  return firstMissing(dirname(folder)) ?? folder;
}
