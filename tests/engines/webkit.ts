import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../browser/listen.ts';
import { startProgram, temporaryFolder } from '../browser/program.ts';
import type { Tab } from './tab.ts';

/** Starts WebKitGTK's browser on a screen of its own, by WebDriver, for machines without Playwright's WebKit. */
export async function startWebKit(): Promise<Tab & { close: () => Promise<void> }> {
  const { folder, remove } = temporaryFolder();
  // Without entrances, which an engine without a graphics card draws slowly.
  mkdirSync(join(folder, 'gtk-3.0'));
  const settings = '[Settings]\ngtk-enable-animations=0\n';
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), settings);
  const screen = await startProgram(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { ready: /(\d+)\n/ },
  );
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folders = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    ready: `${url}/status`,
    env: { ...process.env, ...folders, DISPLAY: `:${screen.found}`, GDK_BACKEND: 'x11' },
  });
  const send = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/session${path}`, {
      method: body ? 'POST' : 'DELETE',
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await send('', { capabilities: {} }));
  return {
    goto: (address) => send(`/${sessionId}/url`, { url: address }),
    evaluate: async (work, value) => {
      const script = `return JSON.stringify({ result: (${work})(arguments[0]) })`;
      const answer = await send(`/${sessionId}/execute/sync`, { script, args: [value ?? null] });
      return JSON.parse(z.string().parse(answer)).result;
    },
    setViewportSize: (size) => send(`/${sessionId}/window/rect`, size),
    close: async () => {
      await send(`/${sessionId}`);
      await driver.stop();
      await screen.stop();
      remove();
    },
  };
}
