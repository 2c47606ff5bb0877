import type { EntranceName } from '../config/animation.ts';
import { readableAddress } from '../shared/link.ts';
import type { RichText } from '../shared/rich-text.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Frame } from '../ui/frame/Frame.tsx';
import { useShapes } from '../ui/frame/shapes.ts';
import { LinkTo } from '../ui/LinkTo.tsx';
import { cell } from '../ui/list/cells.css.ts';
import { Entry } from '../ui/list/Entry.tsx';
import { covering } from '../ui/list/entry.css.ts';
import { inCells } from '../ui/list/in-cells.ts';
import { isGrid, sparse, unpictured, work } from '../ui/list/works.css.ts';
import { quietLink } from '../ui/page.css.ts';
import { ListSection } from './ListSection.tsx';

type Row = {
  title: string;
  /** The page that the title leads to; beside one, the address has a link of its own. */
  page?: string | undefined;
  url?: string | undefined;
  description?: RichText | undefined;
  picture?: { src: string; alt: string; focus?: string | undefined } | undefined;
  tags?: readonly string[];
};

type Props = {
  heading: string;
  entrance: EntranceName;
  rows: readonly Row[];
  separator?: string | undefined;
  empty?: string | undefined;
};

/** Renders works as the theme arranges them, each with its link, and with its description, picture and tags if set. */
export function WorkList({ rows, separator, ...fields }: Props) {
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
      {(row) => {
        const { title, url, description, tags = [], page } = row;
        return (
          <article className={className}>
            <Entry
              below={fields.heading}
              frame={
                shapes && (
                  <Frame
                    {...row}
                    shapes={shapes}
                    sizes="(min-width: 56rem) 36vw, 100vw"
                    isLater={row !== rows[0]}
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
              separator={description && separator}
              texts={description ? [description] : []}
              tags={tags}
            />
          </article>
        );
      }}
    </ListSection>
  );
}
