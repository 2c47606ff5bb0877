import type { Path } from '../../schema/path.ts';
import type { FileName, OwnerTexts } from '../site-files/text-problems.ts';
import { entryAt, readYaml } from '../yaml-edits/yaml-text.ts';
import { type Migration, readValues, withEdits } from './migration.ts';
import { owner } from './owner.ts';
import { profileAside } from './profile-aside.ts';
import { projectDetails } from './project-details.ts';
import { renames } from './renames.ts';

/** All migrations, in the order in which they run. `profileAside` knows the first version by keys that later ones rename. */
export const migrations: readonly Migration[] = [profileAside, ...renames, projectDetails, owner];

/** What a migration has done, or, without a certain way, what the owner has to do. */
export type Step = {
  title: string;
  file: FileName;
  /** The lines at which the old form stood, counted from 1. */
  lines: readonly number[];
  /** Undefined if the migration was made. */
  byHand: string | undefined;
};

/** Brings the owner's files to the form of this version; returns undefined if one of them cannot be parsed. */
export function migrate(original: OwnerTexts): { texts: OwnerTexts; steps: Step[] } | undefined {
  let texts = original;
  let values = readValues(texts);
  const steps: Step[] = [];
  for (const { find, title, file } of migrations) {
    const { places, edits, byHand } = (values && find(values, texts)) ?? {};
    const after = places && edits && edits.length > 0 ? withEdits(texts, edits) : undefined;
    if (!places || (!after && byHand === undefined)) continue;
    const { [file]: before } = texts;
    const lines = places.map((path) => lineOf(before, path));
    steps.push({ title, file, lines, byHand: after ? undefined : byHand });
    if (!after) continue;
    texts = after;
    values = readValues(texts);
  }
  return values && { texts, steps };
}

/** Returns the line of a key, or of an item of a list, counted from 1. */
function lineOf(saved: string, path: Path): number {
  const source = readYaml(saved);
  const { entry } = entryAt(source, path);
  return source.text.slice(0, entry?.start).split('\n').length;
}
