import { presetNames } from '../../config/theme.ts';
import type { OwnerTexts } from '../../diagnose/migrations/migration.ts';
import { placeResume } from '../import/place-resume.ts';
import { readSource } from '../import/read-source.ts';
import { type Answers, newTexts } from './site-texts.ts';

/** Returns the two files that say what a résumé does, and a line about each part that they do not. */
export async function textsFrom(
  source: string,
  { language, preset = presetNames[0] }: Partial<Answers>,
): Promise<OwnerTexts & { left: string[] }> {
  const { resume, language: own, notes } = await readSource(source);
  const { site, content } = placeResume(resume, language ?? own);
  const left = notes.map(({ place, message }) => `  ${place}  ${message}`);
  return { ...newTexts(site, content, preset), left };
}
