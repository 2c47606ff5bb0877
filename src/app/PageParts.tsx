import { Component, type ReactNode } from 'react';
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

type Props = { placed: PlacedSection; children: ReactNode };

/** Leaves out a section whose view throws in the browser. A view that throws in Node makes the build fail. */
class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The section "${this.props.placed.section.type}" is left out:`, error);
  }

  override componentDidUpdate({ placed }: Props) {
    // In development, an edit of the section may have repaired its view, so the view is tried again.
    if (placed !== this.props.placed && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    const { placed, children } = this.props;
    if (!this.state.failed) return children;
    if (placed.level > 1) return null;
    const { section, fallback } = placed;
    // Screen readers need the page's first heading, so the heading stays when its section is left out.
    const heading = 'heading' in section ? section.heading : undefined;
    return <h1 className={visuallyHidden}>{heading ?? fallback}</h1>;
  }
}
