import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { startProgram, temporaryFolder } from '../browser/program.ts';
import type { Tab } from './tab.ts';

/** Starts Mozilla's own Firefox, by WebDriver BiDi, for machines without Playwright's. */
export async function startFirefox(): Promise<Tab & { close: () => Promise<void> }> {
  const { folder, remove } = temporaryFolder();
  // Without entrances, which an engine without a graphics card draws slowly.
  writeFileSync(join(folder, 'user.js'), "user_pref('ui.prefersReducedMotion', 1);\n");
  const firefox = await startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { ready: /BiDi listening on (ws:\S+)\s/, env: { ...process.env, HOME: folder } },
  );
  const socket = new WebSocket(`${firefox.found}/session`);
  await once(socket, 'open');
  /** Sends one command at a time, so the next message is its answer. */
  const send = async (method: string, params: object): Promise<unknown> => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [data] = await once(socket, 'message');
    const answer = z.object({ type: z.string(), result: z.unknown() }).parse(JSON.parse(`${data}`));
    if (answer.type === 'error') throw new Error(String(data));
    return answer.result;
  };
  await send('session.new', { capabilities: {} });
  const created = await send('browsingContext.create', { type: 'tab' });
  const { context } = z.object({ context: z.string() }).parse(created);
  const evaluated = z.object({ result: z.object({ value: z.string() }) });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (work, value) => {
      const expression = `JSON.stringify({ result: (${work})(${JSON.stringify(value ?? null)}) })`;
      const parameters = { expression, target: { context }, awaitPromise: true };
      const { result } = evaluated.parse(await send('script.evaluate', parameters));
      return JSON.parse(result.value).result;
    },
    setViewportSize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    close: () => send('browser.close', {}).then(() => firefox.ended.then(remove)),
  };
}
