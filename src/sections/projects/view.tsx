import { useContent } from '../../data/use-content.ts';
import { normalizedUrl } from '../../shared/link.ts';
import type { SectionFields } from '../types.ts';
import { WorkList } from '../WorkList.tsx';

/** Renders each project with its link, separator and description, and with its picture and tags if set. */
export function Projects(fields: SectionFields['projects']) {
  const projects = useContent((content) => content.projects);
  return <WorkList {...fields} rows={withDetails(projects, fields.details)} />;
}

type Details = SectionFields['projects']['details'][number];
type Project = { title: string; url: string };

/**
 * Adds to each project what the page knows of it beyond its row. The details at the project's place are its own if
 * they have its title. Otherwise, for example after a project was added above it, its title or its URL finds them.
 */
function withDetails<P extends Project>(
  projects: readonly P[],
  details: readonly Details[],
): (P & Partial<Omit<Details, keyof Project>>)[] {
  const known = new Map(details.map((each) => [each.title ?? normalizedUrl(each.url ?? ''), each]));
  return projects.map((project, place) => {
    const { title, url } = project;
    const here = details[place];
    const found =
      here?.title === title ? here : (known.get(title) ?? known.get(normalizedUrl(url)));
    return { ...found, ...project };
  });
}
