import { type Browser, chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser/find.ts';

/** Starts a browser that reaches nothing but this machine, and does nothing by itself. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? chromium.executablePath(),
    args: [
      ...browserArguments,
      '--disable-gpu',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      // While a tool is attached, the script is parsed again for the stack of each `Error`, and React
      // makes three when it is loaded: 80 ms on the phone that no visitor waits for.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}
