import { presetNames } from '../../config/theme.ts';
import type { OwnerTexts } from '../../diagnose/migrations/migration.ts';
import { placeResume } from '../import/place-resume.ts';
import { readSource } from '../import/read-source.ts';
import { writeSite } from '../import/write-site.ts';
import { withoutMedia } from '../site-files/text-problems.ts';
import { type Answers, readTemplate } from './site-texts.ts';

/** Returns the two files that say what a résumé does, and a line about each part that they do not. */
export async function textsFrom(
  source: string,
  { language, preset }: Partial<Answers>,
): Promise<OwnerTexts & { left: string[] }> {
  const { resume, language: own, notes } = await readSource(source);
  const { site, content } = placeResume(resume, language ?? own);
  const chosen = presetNames.find((name) => name === preset);
  const theme = { ...site.theme, ...(chosen && { preset: chosen }) };
  const texts = writeSite({ site: { ...site, theme }, content }, heads, withoutMedia);
  return { ...texts, left: notes.map(({ place, message }) => `  ${place}  ${message}`) };
}

/** The lines by which editors find the schemas. */
const heads = { site: headOf('site.config.yaml'), content: headOf('index.yaml') };

function headOf(template: string): string {
  const lines = readTemplate(template).split('\n').slice(0, 2);
  return `${lines.join('\n')}\n`;
}
