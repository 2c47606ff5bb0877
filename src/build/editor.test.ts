// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { validFiles } from '../../tests/mutations/valid-files.ts';
import { root } from './owner-files.ts';

const schemas: Record<string, string> = {
  'site.config.yaml': 'site.schema.json',
  'content/index.yaml': 'content.schema.json',
};

// The server remembers texts by their address, also from one service to the next.
let count = 0;

/** The YAML language server, as editors run it, with the schema of one file. */
function languageService(schema: string) {
  const service = getLanguageService({
    schemaRequestService: async () => '',
    workspaceContext: { resolveRelativePath: (path) => path },
  });
  service.configure({
    validate: true,
    schemas: [
      {
        uri: `file:///${schema}`,
        fileMatch: ['*.yaml'],
        schema: JSON.parse(readFileSync(join(root, 'src', 'config', schema), 'utf8')),
      },
    ],
  });
  return async (text: string) => {
    count += 1;
    // Without the modelines, which name a schema the server would have to look for.
    const plain = text.replace(/^#.*\$schema.*$/gm, '#');
    const uri = `file:///${schema}-${count}.yaml`;
    return service.doValidation(TextDocument.create(uri, 'yaml', count, plain), false);
  };
}

describe('an editor with the schema', () => {
  it.each(validFiles().map((file) => [file.name, file] as const))(
    'finds nothing in %s',
    async (name, { text }) => {
      const diagnose = languageService(schemas[name] ?? '');
      expect(await diagnose(text)).toEqual([]);
    },
  );

  it('underlines at least nine tenths of what the build reports', async () => {
    let reported = 0;
    const missed: string[] = [];
    for (const { name, mutations, check } of validFiles()) {
      const diagnose = languageService(schemas[name] ?? '');
      for (const { kind, text } of mutations.filter((_, index) => index % 17 === 0)) {
        const underlined = await diagnose(text);
        for (const { line, message } of check(text)) {
          reported += 1;
          const isUnderlined = underlined.some(
            ({ range }) => range.start.line < line && range.end.line >= line - 1,
          );
          if (!isUnderlined) missed.push(`${kind}: ${name}:${line} ${message}`);
        }
      }
    }
    const share = 1 - missed.length / reported;
    console.log(`${share} of ${reported} underlined`, missed);
    expect(reported).toBeGreaterThan(200);
    expect(share).toBeGreaterThanOrEqual(0.9);
  }, 600_000);
});
