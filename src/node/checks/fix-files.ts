import type { Diagnosis, Problem } from '../../diagnose/messages/problem.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { linkTargets, readCheckContext } from '../site-files/check-context.ts';
import { checks, type OwnerPaths } from '../site-files/text-problems.ts';
import { fixFile } from './fix.ts';

/** Makes the certain repairs of both files, or of some of their problems; returns a description of the repairs. */
export async function fixFiles(
  { site, content }: OwnerPaths,
  isMeant: (problem: Problem) => boolean = () => true,
): Promise<string[]> {
  // Only the two YAML files can be repaired, so images and videos are not inspected here.
  const context = await readCheckContext([]);
  let pages: CheckContext['pages'];
  const inSite = fixFile(site, (bytes) => {
    const read = checks.site(bytes, context, site);
    if (read.ok) pages = linkTargets(read.value);
    return withEditsOf(isMeant, read);
  });
  // A project may lead to a page, which only the other file knows.
  const inContent = fixFile(content, (bytes) =>
    withEditsOf(isMeant, checks.content(bytes, { ...context, pages }, content)),
  );
  return [...inSite, ...inContent];
}

/** Removes the edits of the other problems. The problems themselves stay, since an edit has to leave fewer of them. */
function withEditsOf(
  isMeant: (problem: Problem) => boolean,
  diagnosis: Diagnosis<unknown>,
): Diagnosis<unknown> {
  if (diagnosis.ok) return diagnosis;
  const problems = diagnosis.problems.map((each) =>
    isMeant(each) ? each : { ...each, edits: undefined },
  );
  return { ok: false, problems };
}
