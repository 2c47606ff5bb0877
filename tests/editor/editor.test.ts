import { expect, test } from 'vitest';
import { contentFile, siteFile } from '../mistakes/good-files.ts';
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
