import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runScript } from './project/cli.ts';
import { folderForTests } from './unit/file-faults.ts';

const folder = folderForTests();

/** Delays a file access while Vite bundles its configuration, so that Rolldown would report slow plugins. */
const slowDisk = `const fs = require('node:fs');
const { statSync } = fs;
fs.statSync = (...asked) => {
  if (new Error().stack.includes('nodeResolveWithVite')) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3500);
    fs.statSync = statSync;
    require('node:module').syncBuiltinESMExports();
  }
  return statSync(...asked);
};
require('node:module').syncBuiltinESMExports();
`;

test('a first start from a slow disk does not say how long plugins took', async () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'slow-disk.cjs'), slowDisk);
  writeFileSync(
    join(folder, 'vite.config.mjs'),
    "import 'vite';\nconsole.log('It is bundled');\nexport default {};\n",
  );
  const cli = join(root, 'src', 'node', 'cli.js');
  const started = Date.now();
  const { output } = await runScript(folder, ['--require', './slow-disk.cjs', cli, 'build']);
  expect(Date.now() - started).toBeGreaterThan(3500);
  expect(output).toContain('It is bundled');
  expect(output).not.toContain('PLUGIN_TIMINGS');
}, 60_000);
