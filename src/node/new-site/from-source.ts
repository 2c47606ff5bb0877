import { presetNames } from '../../config/theme.ts';
import { readSource } from '../import/read-source.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import type { OwnerTexts } from '../site-files/text-problems.ts';
import { type Answers, newTexts } from './site-texts.ts';

/** Returns the two files that say what a résumé does, and a line about each part that they do not. */
export async function textsFrom(
  source: string,
  { language, preset = presetNames[0] }: Partial<Answers>,
): Promise<OwnerTexts & { left: string[] }> {
  const resume = await readSource(source);
  const { site, content } = siteOfResume(resume, language ?? resume.language);
  const left = resume.notes.map(({ place, message }) => `  ${place}  ${message}`);
  return { ...newTexts(site, content, preset), left };
}
