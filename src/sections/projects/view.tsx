import { useContent } from '../../data/use-content.ts';
import { normalizedUrl, readableAddress } from '../../shared/link.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Frame } from '../../ui/frame/Frame.tsx';
import { useShapes } from '../../ui/frame/shapes.ts';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { cell } from '../../ui/list/cells.css.ts';
import { Entry } from '../../ui/list/Entry.tsx';
import { covering } from '../../ui/list/entry.css.ts';
import { inCells } from '../../ui/list/in-cells.ts';
import { isGrid, sparse, unpictured, work } from '../../ui/list/works.css.ts';
import { quietLink } from '../../ui/page.css.ts';
import { ListSection } from '../ListSection.tsx';
import type { SectionFields } from '../types.ts';

/** Renders each project with its link, separator and description, and with its picture and tags if set. */
export function Projects({ separator, details, ...fields }: SectionFields['projects']) {
  const projects = useContent((content) => content.projects);
  const rows = withDetails(projects, details);
  const shapes = useShapes(rows);
  const kind = !shapes ? unpictured : shapes.isSparse ? sparse : '';
  const className = isGrid ? cell : `${work} ${kind}`;
  return (
    <ListSection
      {...fields}
      cells={isGrid && inCells(rows, shapes)}
      rows={rows}
      titleOf={({ title }) => title}
    >
      {(project) => {
        const { title, url, description, tags = [], page } = project;
        return (
          <article className={className}>
            <Entry
              below={fields.heading}
              frame={
                shapes && (
                  <Frame
                    {...project}
                    shapes={shapes}
                    sizes="(min-width: 56rem) 36vw, 100vw"
                    isLater={project !== rows[0]}
                  />
                )
              }
              title={
                <LinkTo page={page} url={url} className={covering}>
                  {title}
                </LinkTo>
              }
              note={
                page !== undefined &&
                url && (
                  <ExternalLink url={url} className={quietLink}>
                    {readableAddress(url)}
                  </ExternalLink>
                )
              }
              separator={description ? separator : undefined}
              texts={description ? [description] : []}
              tags={tags}
            />
          </article>
        );
      }}
    </ListSection>
  );
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
