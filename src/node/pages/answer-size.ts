import { maxSize } from '../../data/read-answer.ts';
import type { Answer } from '../site-files/site-files.ts';

/**
 * The bytes of the embedded service's answer, where they are more than is read of other answers: in the
 * form that hosts with clean addresses send, which is the longer one.
 */
export function answerSize(answer: Answer): { maxSize?: number } {
  const bytes = Buffer.byteLength(JSON.stringify(answer).replaceAll('<', '\\u003c'));
  return bytes > maxSize ? { maxSize: bytes } : {};
}
