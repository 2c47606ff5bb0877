import { type Content, noContent } from '../../data/content.ts';
import { describeDropped, type Payload, readPayload } from '../../data/payload.ts';
import { indexUrl, maxDuration, maxSize, readResponse } from '../../data/service.ts';
import type { SharedConfig } from '../../page-data.ts';
import { normalizedUrl } from '../../shared/link.ts';
import { PlainError } from '../project/plain-error.ts';
import type { Answer, SiteFiles } from '../site-files/site-files.ts';

/** Returns the path of the embedded data service's answer in the built site, or undefined if the service is remote. */
export function serviceFile({ api }: Pick<SharedConfig, 'api'>): string | undefined {
  return api.host === '' ? api.endpoints.index.slice(1) : undefined;
}

/** Returns the size of the embedded service's answer in bytes, if the answer exceeds the browser's default limit. */
export function answerSize(answer: Answer): { maxSize?: number } {
  const bytes = Buffer.byteLength(JSON.stringify(answer));
  return bytes > maxSize ? { maxSize: bytes } : {};
}

export type SnapshotOptions = {
  /** Whether a remote service that does not answer is an error. */
  strict: boolean;
  warn: (message: string) => void;
};

/**
 * Returns the content at the time of the build, from `content/index.yaml` or from a remote data service. If
 * a remote service does not answer, the build warns, and continues with an empty snapshot.
 * @throws {PlainError} if a remote service does not answer and `strict` is set
 */
export async function takeSnapshot(
  { site, content }: Pick<SiteFiles, 'site' | 'content'>,
  { strict, warn }: SnapshotOptions,
): Promise<Partial<Content>> {
  if (site.api.host === '') return { ...noContent, ...(await readPayload(content)).content };
  const url = indexUrl(site.api, '/');
  try {
    const payload = await askRemote(url);
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

/** The answers of remote services. A build, or a run of the dev server, asks each service only once. */
const answers = new Map<string, Promise<Payload>>();

function askRemote(url: string): Promise<Payload> {
  const request = async () =>
    readResponse(await fetch(url, { signal: AbortSignal.timeout(maxDuration) }));
  const answer = answers.get(url) ?? request();
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}

/** Returns a warning for each URL of a project's details that the data service does not list. */
export function findUnknownProjects(
  addresses: readonly string[],
  { projects = [] }: Partial<Content>,
): string[] {
  // The service has not answered, or it has no projects at all.
  if (projects.length === 0) return [];
  const known = new Set(projects.map(({ url }) => normalizedUrl(url)));
  return addresses
    .filter((url) => !known.has(normalizedUrl(url)))
    .map(
      (url) => `No project of the data service has the address ${url}: its details are not shown.`,
    );
}
