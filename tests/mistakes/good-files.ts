import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { contentSchema } from '../../src/config/content.ts';
import { diagnose, diagnoseUntranslated } from '../../src/diagnose/diagnose.ts';
import { languagesOf } from '../../src/diagnose/site-languages.ts';
import { readPublicFolder } from '../../src/node/files/project/public-files.ts';
import { readCheckContext } from '../../src/node/files/site-files/check-context.ts';
import { checkBoth } from '../../src/node/files/site-files/owner-files.ts';
import { siteConfig } from '../../src/site.ts';
import { root } from '../project/cli.ts';
import { sampleFiles, sampleMedia } from '../sample-site.ts';

// No medium has a fault, since the mistakes are in the text of the YAML files.
const context = await readCheckContext([], readPublicFolder(sampleMedia));
const read = (file: string | URL) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

export type GoodFile = Omit<ReturnType<typeof goodFile>, 'diagnosisOf'>;

/** The sample site, with more pages than it has. */
export const siteFile = goodFile(
  'site.config.yaml',
  read(sampleFiles.site) + read(new URL('more-pages.yaml', import.meta.url)),
  siteConfig,
);

export const contentFile = goodFile('content/index.yaml', read(sampleFiles.content), contentSchema);

/** A site in two languages, of which the texts that one lacks are told too. */
export const languagesFile: GoodFile = {
  name: 'site.config.yaml',
  text: read(join(root, 'tests', 'sites', 'languages', 'es-en.yaml')).replace(
    / {2}- path: \{ es: aviso.*/s,
    '',
  ),
  problemsOf(changed) {
    const bytes = new TextEncoder().encode(changed);
    const content = new TextEncoder().encode('projects: []\n');
    const { problems: faults, site } = checkBoth(
      { site: { ok: true, value: bytes }, content: { ok: true, value: content } },
      context,
    );
    const problems = site.ok ? [...faults, ...(site.hints ?? [])] : faults;
    const found =
      problems.length > 0
        ? problems
        : diagnoseUntranslated(
            [{ file: 'site.config.yaml', bytes, schema: siteConfig }],
            languagesOf(bytes),
          );
    return found.length > 0 ? found : undefined;
  },
};

function goodFile(name: string, text: string, schema: z.ZodType) {
  /** Returns the problems of another text of the file, also what only looks like one; undefined for a text in order. */
  const problemsOf = (changed: string) => {
    const diagnosis = diagnosisOf(changed);
    const found = diagnosis.ok ? (diagnosis.hints ?? []) : diagnosis.problems;
    return found.length > 0 ? found : undefined;
  };
  const diagnosisOf = (changed: string) =>
    diagnose(name, new TextEncoder().encode(changed), schema, context);
  return { name, text, problemsOf, diagnosisOf };
}
