// Writes into what is about to be published from which repository it comes. The release workflow runs this file. The
// repository itself names no address, since a fork or a move would make each one wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fillTemplate } from '../../src/node/files/project/template.ts';

const root = join(import.meta.dirname, '..', '..');
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env;
if (!GITHUB_REPOSITORY) throw new Error('GITHUB_REPOSITORY is not set, as in OWNER/vitrine.');
const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;

const packageFile = z.looseObject({ version: z.string() });
const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

for (const folder of ['', '.github/release/create-vitrine']) {
  const file = join(root, folder, 'package.json');
  const content = packageFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const address = {
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, ...(folder && { directory: folder }) },
  };
  writeFileSync(file, `${JSON.stringify({ ...content, ...address }, null, 2)}\n`);
  const { version } = content;
  writeFileSync(join(root, folder, 'README.md'), fillTemplate(readme, { repository, version }));
}
