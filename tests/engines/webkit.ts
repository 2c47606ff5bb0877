import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findPrograms } from '../browser/find.ts';
import { freePort } from '../browser/listen.ts';
import { startProgram, temporaryFolder } from '../browser/program.ts';
import { clickActions, type Driver, type Preferences } from './driver.ts';

const answer = z.object({ value: z.unknown() });

/** The programs of Debian's webkit2gtk-driver and xvfb, where both are installed. */
export const findWebKit = () => findPrograms('WebKitWebDriver')[0] && findPrograms('Xvfb')[0];

/** Starts WebKitGTK's MiniBrowser on a screen of its own, and drives it by WebDriver. */
export async function startWebKit({ prefersReducedMotion }: Preferences): Promise<Driver> {
  const { folder, remove } = temporaryFolder();
  mkdirSync(join(folder, 'gtk-3.0'));
  const settings = `[Settings]\ngtk-enable-animations=${prefersReducedMotion ? 0 : 1}\n`;
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), settings);
  const screen = await startProgram(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { ready: /(\d+)\n/ },
  );
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], {
    ready: `${url}/status`,
    env: {
      ...process.env,
      DISPLAY: `:${screen.found}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answer.parse(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await send('POST', '/session', { capabilities: {} }));
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    evaluate: async (expression) =>
      z.string().parse(
        await send('POST', `${session}/execute/sync`, {
          script: `return ${expression}`,
          args: [],
        }),
      ),
    click: async (x, y) => {
      await send('POST', `${session}/actions`, { actions: clickActions(x, y) });
    },
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height });
    },
    screenshot: async () =>
      Buffer.from(z.string().parse(await send('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await send('DELETE', session);
      await driver.stop();
      await screen.stop();
      remove();
    },
  };
}
