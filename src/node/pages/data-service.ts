import { type Content, noContent } from '../../data/content.ts';
import { describeDropped, type Payload, readPayload } from '../../data/payload.ts';
import { indexUrl, maxDuration, maxSize, readAnswer } from '../../data/service.ts';
import type { SharedConfig } from '../../page-data.ts';
import { sameAddress } from '../../shared/link.ts';
import { PlainError } from '../project/plain-error.ts';
import type { Answer, SiteFiles } from '../site-files/site-files.ts';

/** The file of the embedded data service's answer, below the site's base; none where a remote one is configured. */
export function serviceFile({ api }: Pick<SharedConfig, 'api'>): string | undefined {
  return api.host === '' ? api.endpoints.index.slice(1) : undefined;
}

/** The bytes of the embedded service's answer, where they are more than is read of other answers. */
export function answerSize(answer: Answer): { maxSize?: number } {
  const bytes = Buffer.byteLength(JSON.stringify(answer));
  return bytes > maxSize ? { maxSize: bytes } : {};
}

type Options = Pick<SiteFiles, 'site' | 'content'> & {
  /** Whether a remote service that does not answer is an error. */
  strict: boolean;
  warn: (message: string) => void;
};

/**
 * The content as the build finds it: of `content/index.yaml`, or of a remote data service. One that
 * does not answer is said so, and the build goes on with a snapshot of no parts.
 * @throws {PlainError} where a remote service does not answer and `strict` is set.
 */
export async function takeSnapshot(options: Options): Promise<Partial<Content>> {
  const { site, content, strict, warn } = options;
  if (site.api.host === '') return contentOf(await readPayload(content));
  const url = indexUrl(site.api, '/');
  try {
    const payload = await askRemote(url);
    if (payload.dropped.length > 0)
      warn(`${url}: dropped malformed data: ${describeDropped(payload.dropped)}`);
    return contentOf(payload);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `No snapshot of ${url}: ${reason}`;
    if (strict) throw new PlainError(message);
    warn(`${message}. The pages are built without content; browsers will ask for it.`);
    return {};
  }
}

/** What remote services have answered: one answer serves a whole build, and every save after it. */
const answers = new Map<string, Promise<Payload>>();

function askRemote(url: string): Promise<Payload> {
  const request = async () =>
    readAnswer(await fetch(url, { signal: AbortSignal.timeout(maxDuration) }));
  const answer = answers.get(url) ?? request();
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}

function contentOf({ content }: Payload): Content {
  return { ...noContent, ...content };
}

/** What to tell an owner of the addresses of projects that the data service does not list. */
export function findUnknownProjects(
  addresses: readonly string[],
  { projects = [] }: Partial<Content>,
): string[] {
  // A service that has not answered says nothing about its projects.
  if (projects.length === 0) return [];
  const known = new Set(projects.map(({ url }) => sameAddress(url)));
  return addresses
    .filter((url) => !known.has(sameAddress(url)))
    .map(
      (url) => `No project of the data service has the address ${url}: its details are not shown.`,
    );
}
