import { type Content, noContent } from '../../../data/content.ts';
import { describeDropped, type Payload, readPayload } from '../../../data/payload.ts';
import { indexUrl, maxDuration, maxSize, readResponse } from '../../../data/service.ts';
import type { SharedConfig } from '../../../page-data.ts';
import { normalizedUrl, parseUrl } from '../../../shared/link.ts';
import { memoize } from '../../../shared/memoize.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import type { ServiceResponse } from '../../files/site-files/embedded-response.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';

/** Returns the path of the embedded data service's response in the built site, or undefined if the service is remote. */
export function serviceFile({ api }: Pick<SharedConfig, 'api'>): string | undefined {
  return api.host === '' ? api.endpoints.index.slice(1) : undefined;
}

/** Returns a larger size limit in bytes for browsers, if the embedded data service's response exceeds `maxSize`. */
export function responseLimit(response: ServiceResponse): { maxSize?: number } {
  const bytes = Buffer.byteLength(JSON.stringify(response));
  return bytes > maxSize ? { maxSize: bytes } : {};
}

export type SnapshotOptions = {
  /** Whether it is an error if a remote service does not respond. */
  strict: boolean;
  warn: (message: string) => void;
};

/**
 * Returns the content at the time of the build, from `content/index.yaml` or from a remote data service. If
 * a remote service does not respond, the build warns, and continues without content.
 * @throws {PlainError} if a remote service does not respond and `strict` is set
 */
export async function takeSnapshot(
  { site, content }: Pick<SiteFiles, 'site' | 'content'>,
  { strict, warn }: SnapshotOptions,
): Promise<Partial<Content>> {
  if (site.api.host === '') return { ...noContent, ...(await readOwnPayload(content)).content };
  const url = indexUrl(site.api, '/');
  try {
    const payload = await requestRemote(url);
    if (payload.dropped.length > 0)
      warn(`${url}: dropped malformed data: ${describeDropped(payload.dropped)}`);
    return { ...noContent, ...payload.content };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `No snapshot of ${url}: ${reason}`;
    if (strict) throw new PlainError(message);
    warn(`${message}. The pages are built without content; browsers will ask for it.`);
    return {};
  }
}

/** Returns the content that the owner's own file has; none if the data service is remote. */
export async function ownContent({
  site,
  content,
}: Pick<SiteFiles, 'site' | 'content'>): Promise<Partial<Content>> {
  return site.api.host === '' ? (await readOwnPayload(content)).content : {};
}

/** Reads the owner's content. In development, most edits leave it as it is, and then it is not read again. */
const readOwnPayload = memoize((content: ServiceResponse) => readPayload(content));

/** The responses of remote services, by URL. A build, or a run of the dev server, requests each URL only once. */
const responses = new Map<string, Promise<Payload>>();

function requestRemote(url: string): Promise<Payload> {
  const request = async () =>
    readResponse(await fetch(url, { signal: AbortSignal.timeout(maxDuration) }));
  const response = responses.get(url) ?? request();
  responses.set(url, response);
  response.catch(() => responses.delete(url));
  return response;
}

/** Returns a warning for each project of the owner's site file, named by URL or title, that the data service does not list. */
export function findUnknownProjects(
  names: readonly string[],
  { projects = [] }: Partial<Content>,
): string[] {
  // The service has not responded, or has no projects at all, so nothing shows that a name is wrong.
  if (projects.length === 0) return [];
  const known = new Set(projects.flatMap(({ title, url }) => [title, normalizedUrl(url)]));
  const isKnown = (name: string) => known.has(name) || known.has(parseUrl(name)?.href ?? name);
  return names
    .filter((name) => !isKnown(name))
    .map(
      (name) =>
        `No project of the data service is at ${name}, or has that title: its details are not shown.`,
    );
}
