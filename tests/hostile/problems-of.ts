import { contentSchema } from '../../src/config/content.ts';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import type { Problem } from '../../src/diagnose/messages/problem.ts';
import { siteConfig } from '../../src/site.ts';

const emptyContext = { media: [], faultOf: () => undefined, icons: [], folders: [] };

/** The problems of a file that could be either of the two. */
export function problemsOf(file: string | Uint8Array, as: 'site' | 'content'): Problem[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const diagnosis = diagnose(
    'file.yaml',
    bytes,
    { site: siteConfig, content: contentSchema }[as],
    emptyContext,
  );
  return diagnosis.ok ? [] : diagnosis.problems;
}
