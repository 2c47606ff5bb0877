import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { findPrograms } from '../browser/find.ts';
import { clickActions, type Driver, type Preferences } from './driver.ts';
import { startProgram, temporaryFolder } from './program.ts';

/** The Firefox of this machine. */
export const findFirefox = () => findPrograms('firefox-esr', 'firefox')[0];

const nothing = z.unknown();

/** Starts Firefox without a window, and drives it by WebDriver BiDi. */
export async function startFirefox({ prefersReducedMotion }: Preferences): Promise<Driver> {
  const { folder, remove } = temporaryFolder();
  writeFileSync(join(folder, 'user.js'), preferences(prefersReducedMotion));
  const parameters = ['--headless', '--no-remote', '--profile', folder];
  const firefox = await startProgram(
    findFirefox() ?? 'firefox',
    [...parameters, '--remote-debugging-port', '0'],
    { ready: /BiDi listening on (ws:\S+)\s/, env: { HOME: folder } },
  );
  const bidi = await BidiConnection.connect(`${firefox.found}/session`);
  await bidi.send('session.new', { capabilities: {} }, nothing);
  const { context } = await bidi.send(
    'browsingContext.create',
    { type: 'tab' },
    z.object({ context: z.string() }),
  );
  return {
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }, nothing);
    },
    evaluate: async (expression) => {
      const answer = await bidi.send(
        'script.evaluate',
        { expression, target: { context }, awaitPromise: true },
        z.union([
          z.object({ result: z.object({ value: z.string() }) }),
          z.object({ exceptionDetails: z.object({ text: z.string() }) }),
        ]),
      );
      if ('exceptionDetails' in answer) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    click: async (x, y) => {
      await bidi.send('input.performActions', { context, actions: clickActions(x, y) }, nothing);
    },
    resize: async (width, height) => {
      await bidi.send(
        'browsingContext.setViewport',
        { context, viewport: { width, height } },
        nothing,
      );
    },
    screenshot: async () => {
      const { data } = await bidi.send(
        'browsingContext.captureScreenshot',
        { context },
        z.object({ data: z.string() }),
      );
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await bidi.send('browser.close', {}, nothing);
      await firefox.ended;
      remove();
    },
  };
}

/** Keeps it quiet on the network, and tells it what the visitor prefers. */
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

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), message: z.string() }),
  z.object({ type: z.literal('event') }),
]);

/** A connection to a browser by WebDriver BiDi: commands and their results, without events. */
class BidiConnection {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Waiting>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#take(message.parse(JSON.parse(data.toString()))));
    socket.on('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('The browser has ended'));
    });
  }

  /** Connects to the address that a browser listens on. */
  static async connect(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** The result of a command, as far as the schema reads it. */
  async send<Result>(method: string, params: object, result: z.ZodType<Result>): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return result.parse(await answer);
  }

  #take(each: z.infer<typeof message>): void {
    if (each.type === 'event' || each.id === null) return;
    const waiting = this.#pending.get(each.id);
    this.#pending.delete(each.id);
    if (each.type === 'success') waiting?.resolve(each.result);
    else waiting?.reject(new Error(each.message));
  }
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };
