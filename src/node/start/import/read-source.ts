import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileErrorCode, readHead } from '../../files/project/file-system.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import type { Resume } from '../resume/read-resume.ts';
import { readGitHub } from './read-github.ts';
import { readJsonResume } from './read-json.ts';
import { readLinkedIn } from './read-linkedin.ts';
import { maxSize, tooLarge } from './size-limit.ts';

/**
 * Reads what a person already has: a file in the format JSON Resume, an archive of LinkedIn, or `github:NAME`.
 * @param language the language of which the owner says that it is that of the texts
 * @throws {PlainError} if it cannot be read
 */
export async function readSource(source: string, language?: string): Promise<Resume> {
  const [, user] = /^github:(.*)$/is.exec(source) ?? [];
  if (user !== undefined) return readGitHub(user.trim(), language);
  const path = resolve(source);
  const name = basename(path);
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new PlainError(`${source} is no file.`);
    if ((await readHead(path)).startsWith('PK')) return await readLinkedIn(path, name, language);
    if (stats.size > maxSize) throw new PlainError(`${name} has ${tooLarge(stats.size)}`);
    return readJsonResume(readFileSync(path), name, language);
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`${source} cannot be read (${fileErrorCode(error)}).`);
  }
}
