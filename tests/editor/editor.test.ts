import { expect, test } from 'vitest';
import { siteMistakes } from '../mistakes/corpus.ts';
import { contentFile, siteFile } from '../mistakes/try-mistake.ts';
import { isFullRun } from '../unit/full-run.ts';
import { editorFor } from './language-service.ts';

test.each([siteFile, contentFile])('an editor finds nothing in $name', async (file) => {
  expect(await editorFor(file.name)(file.text)).toEqual([]);
});

test('an editor with the schema underlines an unknown key and a wrong value', async () => {
  const text = siteFile.text
    .replace('language:', 'langauge:')
    .replace('production: false', 'production: maybe');
  const lines = (await editorFor(siteFile.name)(text)).map(({ range }) => range.start.line + 1);
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
  expect(lines).toEqual(expect.arrayContaining([lineOf('langauge:'), lineOf('production: maybe')]));
});

test.runIf(isFullRun)(
  'an editor underlines most of what the check reports',
  async () => {
    const validate = editorFor(siteFile.name);
    const missed: string[] = [];
    let reported = 0;
    for (const { title, edit } of siteMistakes) {
      const text = edit(siteFile.text);
      const diagnosis = siteFile.check(text);
      const underlined = await validate(text);
      for (const { line, message } of diagnosis.ok ? [] : diagnosis.problems) {
        reported += 1;
        const isUnderlined = underlined.some(
          ({ range }) => range.start.line < line && range.end.line >= line - 1,
        );
        if (!isUnderlined) missed.push(`${title}: ${line} ${message}`);
      }
    }
    expect(1 - missed.length / reported, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  },
  600_000,
);
