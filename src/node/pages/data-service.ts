import { maxSize } from '../../data/service.ts';
import type { SharedConfig } from '../../page-data.ts';
import type { Answer } from '../site-files/site-files.ts';

/** The file of the embedded data service's answer, below the site's base; none where a remote one is configured. */
export function serviceFile({ api }: Pick<SharedConfig, 'api'>): string | undefined {
  return api.host === '' ? api.endpoints.index.slice(1) : undefined;
}

/** The bytes of the embedded service's answer, where they are more than is read of other answers. */
export function answerSize(answer: Answer): { maxSize?: number } {
  const bytes = Buffer.byteLength(JSON.stringify(answer));
  return bytes > maxSize ? { maxSize: bytes } : {};
}
