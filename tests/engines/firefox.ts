import { on, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { findPrograms } from '../browser/find.ts';
import { startProgram, temporaryFolder } from '../browser/program.ts';
import { clickActions, type Driver, type Preferences } from './driver.ts';

export const findFirefox = () => findPrograms('firefox-esr', 'firefox')[0];

/** Starts Firefox without a window, and drives it by WebDriver BiDi. */
export async function startFirefox({ prefersReducedMotion }: Preferences): Promise<Driver> {
  const { folder, remove } = temporaryFolder();
  writeFileSync(join(folder, 'user.js'), preferences(prefersReducedMotion));
  const parameters = ['--headless', '--no-remote', '--profile', folder];
  const firefox = await startProgram(
    findFirefox() ?? 'firefox',
    [...parameters, '--remote-debugging-port', '0'],
    { ready: /BiDi listening on (ws:\S+)\s/, env: { ...process.env, HOME: folder } },
  );
  const send = await connect(`${firefox.found}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = z
    .object({ context: z.string() })
    .parse(await send('browsingContext.create', { type: 'tab' }));
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const parameters = { expression, target: { context }, awaitPromise: true };
      const answer = evaluated.parse(await send('script.evaluate', parameters));
      if ('exceptionDetails' in answer) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    click: async (x, y) => {
      await send('input.performActions', { context, actions: clickActions(x, y) });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    screenshot: async () => {
      const answer = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(z.object({ data: z.string() }).parse(answer).data, 'base64');
    },
    close: async () => {
      await send('browser.close', {});
      await firefox.ended;
      remove();
    },
  };
}

const evaluated = z.union([
  z.object({ result: z.object({ value: z.string() }) }),
  z.object({ exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Preferences that keep Firefox off the network, and tell it what the visitor prefers. */
function preferences(prefersReducedMotion: boolean): string {
  const values = {
    'app.update.disabledForTesting': true,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': '',
    'toolkit.telemetry.server': '',
    'ui.prefersReducedMotion': prefersReducedMotion ? 1 : 0,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`)
    .join('');
}

const message = z.object({
  id: z.number().nullish(),
  result: z.unknown(),
  message: z.string().optional(),
});

/** Connects to a browser by WebDriver BiDi: commands and their results, without events. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let lastId = 0;
  return async (method: string, params: object): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const answers = on(socket, 'message', { close: ['close'] });
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [data] of answers) {
      const answer = message.parse(JSON.parse(String(data)));
      if (answer.id !== id) continue;
      if (answer.message !== undefined) throw new Error(answer.message);
      return answer.result;
    }
    throw new Error('The browser has ended');
  };
}
