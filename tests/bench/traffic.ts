import type { CDPSession } from 'playwright';

export const kinds = ['html', 'script', 'css', 'font', 'image', 'media', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Bytes on the wire, headers included. */
export type Traffic = Record<Kind, number>;

const kindOf: Record<string, Kind> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Media: 'media',
};

/** Counts what arrives from now on; the function it returns says how much it is. */
export async function countTraffic(client: CDPSession): Promise<() => Traffic> {
  const requests = new Map<string, { kind: Kind; arrived: number }>();
  client.on('Network.requestWillBeSent', ({ requestId, type, redirectResponse }) => {
    const arrived = redirectResponse?.encodedDataLength ?? 0;
    requests.set(requestId, { kind: kindOf[type ?? ''] ?? 'other', arrived });
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.arrived += response.encodedDataLength;
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.arrived += encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.arrived = encodedDataLength;
  });
  await client.send('Network.enable');
  return () => {
    const traffic: Traffic = { html: 0, script: 0, css: 0, font: 0, image: 0, media: 0, other: 0 };
    for (const { kind, arrived } of requests.values()) traffic[kind] += arrived;
    return traffic;
  };
}
