import { useContent } from '../../data/use-content.tsx';
import { Entrance } from '../../entrance/Entrance.tsx';
import { StaggeredList } from '../../entrance/StaggeredList.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { block, row, strongLink } from '../../ui/page.css.ts';
import { EmptyState } from '../EmptyState.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** The projects, each as link, asterisks and description. */
export function Projects({ heading, separator, empty, entrance }: SectionFields['projects']) {
  const projects = useContent((content) => content.projects);
  return (
    <section className={block}>
      <Entrance name={entrance}>
        <h1>{heading}</h1>
      </Entrance>
      {projects.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <StaggeredList rows={projects}>
          {({ title, url, description }) => (
            <article className={`${row} ${css.project}`}>
              <div className={css.title}>
                <ExternalLink url={url} className={strongLink}>
                  {title}
                </ExternalLink>
              </div>
              <div aria-hidden="true" className={css.separator}>
                {separator}
              </div>
              <p className={css.description}>{description}</p>
            </article>
          )}
        </StaggeredList>
      )}
    </section>
  );
}
