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
    ],
  });
}
