import { diagnosePlace } from '../../../diagnose/diagnose.ts';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { valueAt } from '../../../schema/path.ts';
import { resources } from '../../../shared/resources.ts';
import { type SiteConfig, sectionKind } from '../../../site.ts';

/** Finds sections that show a part of the content which the owner's own file does not have. */
export function findLackingContent(
  file: string,
  bytes: Uint8Array,
  { api, pages }: SiteConfig,
  content: object,
): Problem[] {
  if (api.host !== '') return [];
  return pages.flatMap((page, index) =>
    page.sections.flatMap((section, place) => {
      const { content: part } = sectionKind(section.type);
      if (!part || page.hidden || section.hidden) return [];
      const { path: key, about } = resources[part];
      if (valueAt(content, key.split('.')) !== undefined) return [];
      return diagnosePlace(file, bytes, ['pages', index, 'sections', place], {
        message: `this section shows what content/index.yaml has as ${key}, and there is no such key`,
        found: `no key ${key} in content/index.yaml`,
        expected: `the key ${key} there: ${about.join(' ')}`,
        fix: `write in content/index.yaml ${key}: with a row for each below it, or ${key}: [] for none yet; or remove this section`,
      });
    }),
  );
}
