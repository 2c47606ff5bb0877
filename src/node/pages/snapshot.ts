import { type Content, noContent } from '../../data/content.ts';
import { describeDropped, type Payload, readPayload } from '../../data/payload.ts';
import { indexUrl, maxDuration, readAnswer } from '../../data/service.ts';
import { sameAddress } from '../../shared/link.ts';
import type { SiteConfig } from '../../site.ts';
import { PlainError } from '../project/plain-error.ts';
import type { Answer } from '../site-files/site-files.ts';

type Options = {
  site: SiteConfig;
  /** The embedded data service's answer. */
  content: Answer;
  /** Whether a remote service that does not answer is an error. */
  strict: boolean;
  warn: (message: string) => void;
};

/**
 * The content as the build finds it: of `content/index.yaml`, or of a remote data service. One that
 * does not answer is said so, and the build goes on with a snapshot of no parts.
 * @throws {PlainError} where a remote service does not answer and `strict` is set.
 */
export async function takeSnapshot({
  site,
  content,
  strict,
  warn,
}: Options): Promise<Partial<Content>> {
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
  const answer = answers.get(url) ?? request(url);
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}

async function request(url: string): Promise<Payload> {
  return readAnswer(await fetch(url, { signal: AbortSignal.timeout(maxDuration) }));
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
