import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { engine as root } from '../../src/node/project/places.js';

const schemas: Record<string, string> = {
  'site.config.yaml': 'site.schema.json',
  'content/index.yaml': 'content.schema.json',
};

// The server remembers texts by their address, also from one service to the next.
let count = 0;

/** Validates texts as an editor does: by the YAML language server and the schema of one file. */
export function editorFor(file: string) {
  const schema = schemas[file] ?? '';
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
