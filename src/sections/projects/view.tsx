import { useContent } from '../../data/use-content.ts';
import { destination } from '../../shared/icon.ts';
import { readableAddress } from '../../shared/link.ts';
import { initialOf } from '../../shared/visible-text.ts';
import { useAssets } from '../../ui/assets.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { LinkTo } from '../../ui/LinkTo.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { quietLink } from '../../ui/page.css.ts';
import { Tags } from '../../ui/Tags.tsx';
import { ListSection } from '../ListSection.tsx';
import type { SectionFields } from '../types.ts';
import { picture as pictureClass, placeholder, shapes } from './placeholder.css.ts';
import * as css from './view.css.ts';
import { withDetails } from './with-details.ts';

/** Returns the shape that suits most of the pictures; undefined for 3:2. */
function shapeOf(pictures: readonly { width: number; height: number }[]) {
  const ratios = pictures.map(({ width, height }) => width / height).sort((a, b) => a - b);
  const median = ratios[ratios.length >> 1] ?? 2;
  if (median < 0.9) return 'tall';
  return median < 1.2 ? 'square' : undefined;
}

/** Renders each project with its link, separator and description, and with its picture and tags if set. */
export function Projects({ separator, details, ...fields }: SectionFields['projects']) {
  const projects = useContent((content) => content.projects);
  const rows = withDetails(projects, details);
  const { pictures } = useAssets();
  const shape = shapeOf(rows.flatMap(({ picture }) => pictures[picture?.src ?? ''] ?? []));
  return (
    <ListSection {...fields} rows={rows}>
      {(project) => {
        const { title, url, description, picture, tags = [], page } = project;
        const isLink = page !== undefined || url !== '';
        return (
          <article className={shape ? `${css.project} ${shapes[shape]}` : css.project}>
            <Heading below={fields.heading} className={css.title}>
              <LinkTo page={page} url={url} className={css.link}>
                {isLink ? title : <span className={css.plainTitle}>{title}</span>}
              </LinkTo>
            </Heading>
            <div aria-hidden="true" className={css.separator}>
              {separator}
            </div>
            {description && <p className={css.description}>{description}</p>}
            {page !== undefined && url && (
              <p className={css.address}>
                <ExternalLink url={url} className={quietLink}>
                  {readableAddress(url)}
                </ExternalLink>
              </p>
            )}
            {tags.length > 0 && <Tags tags={tags} className={css.tags} />}
            {picture ? (
              <Picture
                {...picture}
                sizes="(min-width: 56rem) 36vw, 100vw"
                className={pictureClass}
                isLater={project !== rows[0]}
              />
            ) : (
              <div
                aria-hidden="true"
                className={placeholder}
                data-initial={initialOf(title)}
                data-host={url && destination(url)}
              />
            )}
          </article>
        );
      }}
    </ListSection>
  );
}
