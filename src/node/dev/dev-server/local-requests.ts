import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Connect } from 'vite';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Checks whether a request was sent from this computer. With `--host 0.0.0.0`, others can send requests too. */
export function isFromThisComputer({ socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  return loopback.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
}

/**
 * A middleware that passes on only what a page of this server asks from this computer. Any website could otherwise
 * open the owner's files in an editor, with a picture whose address is that of this server.
 */
export const refuseOtherSites: Connect.NextHandleFunction = (request, response, next) => {
  const isOwn = isFromThisComputer(request) && request.headers['sec-fetch-site'] === 'same-origin';
  if (isOwn) next();
  else response.writeHead(403).end();
};
