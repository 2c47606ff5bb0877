import { createServer, type Server } from 'node:http';

/** A server that is up: where it answers, and how to stop it. */
export type Address = { url: string; close: () => Promise<void> };

/** Starts a server on a free port that only this machine can reach. */
export async function listen(server: Server): Promise<Address> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen(createServer());
  await close();
  return Number(new URL(url).port);
}
