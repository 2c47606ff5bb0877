import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { engine } from '../../src/node/files/project/places.js';
import { contentFile, siteFile } from '../mistakes/good-files.ts';

// The server remembers texts by their address, also from one service to the next.
let count = 0;

/** Returns the lines that an editor underlines in a text: by the YAML language server and the schema of one file. */
async function underlined(schema: 'site' | 'content' | 'theme', text: string): Promise<number[]> {
  const service = getLanguageService({
    schemaRequestService: async () => '',
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  const file = readFileSync(join(engine, 'src', 'config', `${schema}.schema.json`), 'utf8');
  const schemas = [{ uri: `file:///${schema}`, fileMatch: ['*.yaml'], schema: JSON.parse(file) }];
  service.configure({ validate: true, schemas });
  // Without the modelines, which name a schema the server would have to look for.
  const plain = text.replace(/^#.*\$schema.*$/gm, '#');
  count += 1;
  const uri = `file:///${schema}-${count}.yaml`;
  const found = await service.doValidation(TextDocument.create(uri, 'yaml', 1, plain), false);
  return found.map(({ range }) => range.start.line + 1);
}

test('an editor underlines an unknown key and a wrong value, and nothing in files in order', async () => {
  expect(await underlined('site', siteFile.text)).toEqual([]);
  expect(await underlined('content', contentFile.text)).toEqual([]);
  const theme = 'base: themes/paper.yaml\nsizes: { text: [17, 18] }\nradius: 6\n';
  expect(await underlined('theme', theme)).toEqual([]);
  expect(await underlined('theme', `${theme}raduis: 6\n`)).toEqual([4]);
  const text = siteFile.text
    .replace('language:', 'langauge:')
    .replace('production: false', 'production: maybe');
  const lines = ['langauge:', 'production: maybe'].map(
    (part) => text.slice(0, text.indexOf(part)).split('\n').length,
  );
  expect(await underlined('site', text)).toEqual(expect.arrayContaining(lines));
});
