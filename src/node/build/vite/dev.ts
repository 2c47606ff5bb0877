import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { importBundled } from '../../bundle.js';
import { commands } from '../../commands.js';
import { desk } from '../../dev/desk/desk.ts';
import { devServer } from '../../dev/dev-server/dev-server.ts';
import { createDocumentGate } from '../../dev/dev-server/document-gate.ts';
import { ownSections } from '../../files/project/places.js';
import { createQueue } from '../../files/project/queue.ts';
import { createStyleSource } from '../styles/style-source.ts';
import { viteConfig } from './config.ts';
import { inlineConfig, stopOnError } from './inline-config.ts';

/** Shows the site while it is edited. */
export async function run(args: string[]): Promise<void> {
  await stopOnError('error when starting dev server', async () => {
    const server = await createServer(await devConfig(args));
    await server.listen();
    const time = Math.ceil(process.uptime() * 1000);
    server.config.logger.info(`\n  Vitrine is ready after ${time} ms.\n`);
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  });
}

/** Returns the configuration of the dev server, which changes with each edit of the modules that run in Node. */
export async function devConfig(args: string[]): Promise<InlineConfig> {
  const { values } = parseArgs({ args, options: commands.dev.options });
  const styles = createStyleSource();
  const { bundledFrom } = await importBundled('build/vite/dev');
  const plugins = [devServer({ styles }), desk({ styles }), restartOnEdit(args, bundledFrom)];
  return inlineConfig(mergeConfig(viteConfig(styles), { plugins }), values);
}

/** The schema of the own section type that a file belongs to, if it belongs to one. */
function schemaOf(file: string): string | undefined {
  const [type] = relative(ownSections, file).split(sep);
  return type && /^\w+$/.test(type) ? join(ownSections, type, 'schema.ts') : undefined;
}

/** Lets Vite restart the server after an edit of these files, with modules that are bundled again. */
function restartOnEdit(args: string[], files: readonly string[]): Plugin {
  return {
    name: 'vitrine:restart',
    // Vite restarts after an edit of the files in this list.
    configResolved: ({ configFileDependencies }) => void configFileDependencies.push(...files),
    configureServer(server) {
      const { restart } = server;
      const gate = createDocumentGate();
      server.middlewares.use(gate.middleware);
      // A restart replaces the configuration, so one that comes meanwhile has to change the new one.
      const inTurn = createQueue();
      const restartInTurn = async (force?: boolean) => {
        const isSent = gate.close();
        try {
          const bundled = await importBundled('build/vite/dev');
          Object.assign(server.config.inlineConfig, await bundled.devConfig(args));
          await isSent;
          await restart(force);
        } catch (error) {
          // An edit may leave a module that does not compile, and the next edit mends it.
          server.config.logger.error(String(error), { timestamp: true });
        }
        gate.open();
      };
      /** A restart whose turn has not come. It finds all that has changed by then, so no other one is needed. */
      let next: Promise<void> | undefined;
      server.restart = (force) => {
        next ??= inTurn(() => {
          next = undefined;
          return restartInTurn(force);
        });
        return next;
      };
      // A type that is new, or was not sound when the server started, is in no bundle yet. Its files are written one by
      // one, so that a restart may find a part of them, and each of them makes another one due.
      server.watcher.on('all', (_, file) => {
        const schema = schemaOf(file);
        if (schema && !files.includes(schema)) void server.restart();
      });
    },
  };
}
