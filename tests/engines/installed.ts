// Engines of the machine, for where Playwright's downloads of them are not there, driven by WebDriver.
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../browser/listen.ts';
import { startProgram, temporaryFolder } from '../browser/program.ts';

/** What tests need of a page, so that an engine that Playwright does not drive can give it too. */
export type Tab = {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Result, Value = undefined>(
    work: (value: Value) => Result,
    value?: Value,
  ) => Promise<Result>;
  setViewportSize: (size: { width: number; height: number }) => Promise<unknown>;
};

/** A tab of an engine that has started, and how to end the engine. */
export type Started = { tab: Tab; close: () => Promise<void> };

/** A tab by a function that sends commands, each of which an engine calls by a name of its own. */
function tabBy(send: (command: string, values: object) => Promise<unknown>, names: string[]): Tab {
  const [navigate = '', execute = '', resize = ''] = names;
  return {
    goto: (url) => send(navigate, { url }),
    evaluate: async (work, value) => {
      const script = `return JSON.stringify({ result: (${work})(arguments[0]) })`;
      const answer = await send(execute, { script, args: [value ?? null], sandbox: null });
      return JSON.parse(z.string().parse(answer)).result;
    },
    setViewportSize: (size) => send(resize, size),
  };
}

/** Starts Mozilla's own Firefox, by its protocol Marionette. No window of it is narrower than 500 px. */
export async function startFirefox(): Promise<Started> {
  const { folder, remove } = temporaryFolder();
  // Without entrances, which an engine without a graphics card draws slowly.
  const preferences = ["'ui.prefersReducedMotion', 1", "'marionette.port', 0"];
  writeFileSync(join(folder, 'user.js'), preferences.map((each) => `user_pref(${each});`).join(''));
  const firefox = await startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--marionette', '--profile', folder],
    { ready: /Listening on port (\d+)/, env: { ...process.env, HOME: folder } },
  );
  const socket = connect(Number(firefox.found), '127.0.0.1').setEncoding('utf8');
  const chunks = socket.iterator();
  /** Reads a message: its length in bytes, a colon and JSON. */
  const read = async (before = ''): Promise<unknown> => {
    const text = before + (await chunks.next()).value;
    const json = text.slice(text.indexOf(':') + 1);
    return Buffer.byteLength(json) < Number.parseInt(text, 10) ? read(text) : JSON.parse(json);
  };
  const send = async (command: string, values: object): Promise<unknown> => {
    const json = JSON.stringify([0, 1, `WebDriver:${command}`, values]);
    socket.write(`${Buffer.byteLength(json)}:${json}`);
    const [, , error, result] = z.array(z.unknown()).parse(await read());
    if (error !== null) throw new Error(JSON.stringify(error));
    return Object(result).value;
  };
  // Firefox says first what it is.
  await read();
  await send('NewSession', {});
  const close = () => firefox.stop().then(remove);
  return { tab: tabBy(send, ['Navigate', 'ExecuteScript', 'SetWindowRect']), close };
}

/** Starts WebKitGTK's browser on a screen of its own. */
export async function startWebKit(): Promise<Started> {
  const { folder, remove } = temporaryFolder();
  // Without entrances, as above.
  mkdirSync(join(folder, 'gtk-3.0'));
  const settings = '[Settings]\ngtk-enable-animations=0\n';
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), settings);
  const ownScreen = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const screen = await startProgram('Xvfb', ownScreen, { ready: /(\d+)\n/ });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/session`;
  const folders = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
  const env = { ...process.env, ...folders, DISPLAY: `:${screen.found}`, GDK_BACKEND: 'x11' };
  const driver = await startProgram('WebKitWebDriver', [`--port=${port}`], { ready: url, env });
  const send = async (command: string, values: object): Promise<unknown> => {
    const response = await fetch(url + command, { method: 'POST', body: JSON.stringify(values) });
    const { value } = Object(await response.json());
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = Object(await send('', { capabilities: {} }));
  const close = async () => {
    await fetch(`${url}/${sessionId}`, { method: 'DELETE' });
    await Promise.all([driver.stop(), screen.stop()]);
    remove();
  };
  const names = ['url', 'execute/sync', 'window/rect'].map((each) => `/${sessionId}/${each}`);
  return { tab: tabBy(send, names), close };
}
