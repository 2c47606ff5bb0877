import { useLoadOnStart } from '../data/use-content.ts';
import {
  fillsFirstScreen,
  firstScreenEndId,
  type PageConfig,
  type PagePart,
  type PlacedSection,
} from '../page-data.ts';
import { Section } from '../sections/Section.tsx';
import { visuallyHidden } from '../ui/boxes.css.ts';
import { SectionPlaceContext } from '../ui/section-place.ts';
import * as css from './Layout.css.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

/** Renders the sections of a page. Each time that a page is shown, the data service is asked for content. */
export function PageParts({ heading, parts }: Pick<PageConfig, 'heading' | 'parts'>) {
  useLoadOnStart();
  return (
    <div className={css.page}>
      {heading !== undefined && <h1 className={visuallyHidden}>{heading}</h1>}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order, and may be equal
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: PagePart }) {
  const { width, aside, sections } = part;
  const rows = sections.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their order, and may be equal
    <Placed key={index} placed={each} />
  ));
  return (
    <div className={aside ? `${css.part[width]} ${css.beside}` : css.part[width]}>
      {aside && <Placed placed={aside} />}
      {aside ? <div className={css.stack}>{rows}</div> : rows}
      {fillsFirstScreen(part) && <span id={firstScreenEndId} hidden />}
    </div>
  );
}

function Placed({ placed }: { placed: PlacedSection }) {
  const { section, id, span, ...place } = placed;
  return (
    <div id={id} className={span === undefined ? css.place : `${css.place} ${css.panels[span]}`}>
      <SectionBoundary placed={placed}>
        <SectionPlaceContext value={place}>
          <Section section={section} />
        </SectionPlaceContext>
      </SectionBoundary>
    </div>
  );
}
