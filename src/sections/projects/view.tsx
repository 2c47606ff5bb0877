import { useContent } from '../../data/use-content.ts';
import { readableAddress } from '../../shared/link.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { useShapes } from '../../ui/shapes.ts';
import { Tags } from '../../ui/Tags.tsx';
import { ListSection } from '../ListSection.tsx';
import type { SectionFields } from '../types.ts';
import { picture as pictureClass, plate } from './picture.css.ts';
import * as css from './view.css.ts';
import { withDetails } from './with-details.ts';

/** Renders each project with its link, separator and description, and with its picture and tags if set. */
export function Projects({ separator, details, ...fields }: SectionFields['projects']) {
  const projects = useContent((content) => content.projects);
  const rows = withDetails(projects, details);
  const shapes = useShapes(rows);
  const kind = !shapes ? css.unpictured : shapes.isUpright ? css.upright : '';
  const className = `${css.project} ${kind} ${shapes?.list ?? ''}`;
  return (
    <ListSection {...fields} isGrid rows={rows} titleOf={({ title }) => title}>
      {(project) => {
        const { title, url, description, picture, tags = [], page } = project;
        return (
          <article className={className}>
            <Heading below={fields.heading} className={css.title}>
              <LinkTo page={page} url={url} className={css.link}>
                {title}
              </LinkTo>
            </Heading>
            {description && (
              <>
                {separator !== undefined && (
                  <div aria-hidden="true" className={css.separator}>
                    {separator}
                  </div>
                )}
                <p className={css.description}>{description}</p>
              </>
            )}
            {page !== undefined && url && (
              <ExternalLink url={url} className={css.address}>
                {readableAddress(url)}
              </ExternalLink>
            )}
            {tags.length > 0 && <Tags tags={tags} className={css.tags} />}
            {picture ? (
              <Picture
                {...picture}
                sizes="(min-width: 56rem) 36vw, 100vw"
                className={`${pictureClass}${shapes?.own(picture)}`}
                isLater={project !== rows[0]}
              />
            ) : (
              shapes && <Plate title={title} url={url} className={plate} />
            )}
          </article>
        );
      }}
    </ListSection>
  );
}
