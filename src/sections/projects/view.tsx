import { useContent } from '../../data/use-content.ts';
import { destination } from '../../shared/icon.ts';
import { normalizedUrl } from '../../shared/link.ts';
import { initialOf } from '../../shared/visible-text.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { strongLine } from '../../ui/page.css.ts';
import { Tags } from '../../ui/Tags.tsx';
import { ListSection } from '../ListSection.tsx';
import type { SectionFields } from '../types.ts';
import { picture as pictureClass, placeholder } from './placeholder.css.ts';
import * as css from './view.css.ts';

/** Renders each project with its link, separator and description, and with its picture and tags if set. */
export function Projects({ separator, details, ...fields }: SectionFields['projects']) {
  const projects = useContent((content) => content.projects);
  const known = new Map(details.map((each) => [normalizedUrl(each.url), each]));
  return (
    <ListSection {...fields} rows={projects}>
      {(project) => {
        const { title, url, description } = project;
        const { picture, tags = [] } = known.get(normalizedUrl(url)) ?? {};
        return (
          <article className={css.project}>
            <Heading below={fields.heading} className={css.title}>
              {url ? (
                <ExternalLink url={url} className={css.link}>
                  {title}
                </ExternalLink>
              ) : (
                <span className={strongLine}>{title}</span>
              )}
            </Heading>
            <div aria-hidden="true" className={css.separator}>
              {separator}
            </div>
            <p className={css.description}>{description}</p>
            {tags.length > 0 && <Tags tags={tags} className={css.tags} />}
            {picture ? (
              <Picture
                {...picture}
                sizes="(min-width: 56rem) 36vw, 100vw"
                className={pictureClass}
                isLater={project !== projects[0]}
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
