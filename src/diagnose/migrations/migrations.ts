import type { Path } from '../../schema/path.ts';
import { heroVideo } from './hero-video.ts';
import {
  type Migration,
  type OwnerTexts,
  parseEdited,
  parseFiles,
  type Rename,
} from './migration.ts';
import { owner } from './owner.ts';
import { profileAside } from './profile-aside.ts';
import { projectDetails } from './project-details.ts';
import { isBlockOf } from './rename.ts';
import { themeFonts } from './theme-fonts.ts';
import { themeOverlay } from './theme-overlay.ts';

/** All migrations, in the order in which they run. `profileAside` knows the first version by keys that later ones rename. */
export const migrations: readonly Migration[] = [
  profileAside,
  heroVideo,
  themeFonts,
  themeOverlay,
  projectDetails,
  owner,
];

/** The command that runs the migrations. */
export const upgradeCommand = 'npx vitrine upgrade';

/** What a migration has done, or, without a certain way, what the owner has to do. */
export type Step = Pick<Migration, 'title' | 'file'> & {
  /** The lines at which the old form stood, counted from 1. */
  lines: readonly number[];
  /** Undefined if the migration was made. */
  byHand: string | undefined;
};

/** Brings the owner's files to the form of this version; returns undefined if one of them cannot be parsed. */
export function migrate(original: OwnerTexts): { texts: OwnerTexts; steps: Step[] } | undefined {
  let files = parseFiles(original);
  const steps: Step[] = [];
  for (const { findChange, title, file } of migrations) {
    const change = files && findChange(files);
    if (!files || !change) continue;
    const { lineAt } = files[file].source;
    const lines = change.places.map((place) => lineAt(place) + 1);
    steps.push({ title, file, lines, byHand: change.byHand });
    files = parseEdited(files, change.edits);
  }
  return files && { texts: { site: files.site.text, content: files.content.text }, steps };
}

/** Returns the migration that renames a key of a block; undefined if it never was a key of that block. */
export function findRename(path: Path, typeOfBlock: unknown, key: string): Renaming | undefined {
  const isMeant = ({ renamed }: Renaming) =>
    renamed.from === key && isBlockOf(renamed, path, typeOfBlock);
  return renamings.find(isMeant);
}

type Renaming = Pick<Migration, 'title'> & { renamed: Rename };

const renamings = migrations.flatMap(({ title, renamed }): Renaming[] =>
  renamed ? [{ title, renamed }] : [],
);
