import { maxSize } from '../../data/service.ts';
import type { Answer } from '../site-files/site-files.ts';

/** The bytes of the embedded service's answer, where they are more than is read of other answers. */
export function answerSize(answer: Answer): { maxSize?: number } {
  const bytes = Buffer.byteLength(JSON.stringify(answer));
  return bytes > maxSize ? { maxSize: bytes } : {};
}
