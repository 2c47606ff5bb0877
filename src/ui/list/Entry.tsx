import type { ReactNode } from 'react';
import type { RichText } from '../../shared/rich-text.ts';
import { Heading } from '../Heading.tsx';
import { RichTexts } from '../RichText.tsx';
import { Tags } from '../Tags.tsx';
import * as css from './entry.css.ts';

type Props = {
  /** The title, which may be a link with the class `quietLink`. */
  title: ReactNode;
  /** The heading of the section, below which the title is one. */
  below?: string | undefined;
  /** Whether the title is a name, which is no heading, and never in capitals. */
  isName?: boolean;
  /** What stands before the title, such as a date. */
  meta?: ReactNode;
  /** An icon before the title, where the entries have no number. */
  icon?: ReactNode;
  /** What belongs to the title, such as a place. */
  note?: ReactNode;
  /** What stands at the end of the title's line, such as an address or the size of a file. */
  detail?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  /** The picture of the entry, or the plate that stands for it: a <Frame>. */
  frame?: ReactNode;
  /** A line of signs between the title and the texts. */
  separator?: string | undefined;
  texts?: readonly RichText[];
  points?: readonly RichText[];
  tags?: readonly string[];
};

/** Renders what an entry of a list has. What it does not have takes no room. */
export function Entry(props: Props) {
  const { title, below, isName, meta, icon, note, detail, action } = props;
  const { frame, separator, texts = [], points = [], tags = [] } = props;
  const before = meta && <p className={css.meta}>{meta}</p>;
  return (
    <>
      {frame || before}
      {icon && <span className={css.icon}>{icon}</span>}
      <div className={css.words}>
        <div>
          {frame && before}
          {isName ? (
            <p className={css.name}>{title}</p>
          ) : (
            <Heading below={below} className={css.title}>
              {title}
            </Heading>
          )}
          {note && <p className={css.note}>{note}</p>}
        </div>
        {separator && (
          <div aria-hidden="true" className={css.separator}>
            {separator}
          </div>
        )}
        <RichTexts as="p" texts={texts} />
        {points.length > 0 && (
          <ul className={css.points}>
            <RichTexts as="li" texts={points} />
          </ul>
        )}
        {tags.length > 0 && <Tags tags={tags} />}
      </div>
      {detail && <div className={css.detail}>{detail}</div>}
      {action && <span className={css.action}>{action}</span>}
    </>
  );
}
