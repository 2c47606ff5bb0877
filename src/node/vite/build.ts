import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { commands } from '../commands.js';
import { isSet } from '../project/environment.ts';
import { viteConfig } from './config.ts';
import { inlineConfig, stopOnError } from './inline-config.ts';

/** Writes the site to `dist/`. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: commands.build.options });
  const strict = values.strict ?? isSet(process.env['CI']);
  const config = viteConfig({ strict, allowSample: values['allow-sample'] ?? false });
  await stopOnError('error during build', async () => {
    const builder = await createBuilder(inlineConfig(config, values));
    await builder.buildApp();
  });
}
