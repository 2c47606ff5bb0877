import { useContent } from '../../data/use-content.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { row, strongLink } from '../../ui/page.css.ts';
import { ListSection } from '../ListSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** The projects, each as link, asterisks and description. */
export function Projects({ separator, ...fields }: SectionFields['projects']) {
  const projects = useContent((content) => content.projects);
  return (
    <ListSection {...fields} rows={projects}>
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
    </ListSection>
  );
}
