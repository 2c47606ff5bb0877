import { normalizedUrl } from '../../shared/link.ts';
import type { SectionFields } from '../types.ts';

type Details = SectionFields['projects']['details'][number];
type Project = { title: string; url: string };

/**
 * Adds to each project what the page knows of it beyond its row. Details are found by the project's title, or else by
 * its URL. Of several projects with one title, the first gets the first details of this title, and so on.
 */
export function withDetails<P extends Project>(
  projects: readonly P[],
  details: readonly Details[],
): (P & Partial<Omit<Details, keyof Project>>)[] {
  const byTitle = new Map<string | undefined, Details[]>();
  for (const each of details) byTitle.set(each.title, [...(byTitle.get(each.title) ?? []), each]);
  const byUrl = new Map(details.map((each) => [each.url && normalizedUrl(each.url), each]));
  return projects.map((project) => {
    const found = byTitle.get(project.title)?.shift() ?? byUrl.get(normalizedUrl(project.url));
    return { ...found, ...project };
  });
}
