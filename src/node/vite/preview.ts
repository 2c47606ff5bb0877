import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { commands } from '../commands.js';
import { viteConfig } from './config.ts';
import { inlineConfig, stopOnError } from './inline-config.ts';

/** Serves `dist/` as a host would. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: commands.preview.options });
  await stopOnError('error when starting preview server', async () => {
    const server = await preview(inlineConfig(viteConfig(), values));
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  });
}
