import { Component, type ReactNode } from 'react';
import type { PlacedSection } from '../page-data.ts';
import { visuallyHidden } from '../ui/boxes.css.ts';
import { showFault } from './hot-update.ts';

type Props = { placed: PlacedSection; children: ReactNode };

/** Leaves out a section whose view throws in the browser alone; one that throws in Node fails the build. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ placed }: Props) {
    // After an edit, in development.
    if (placed !== this.props.placed && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    const { placed, children } = this.props;
    if (!this.state.failed) return children;
    if (placed.level > 1) return null;
    const { section, fallback } = placed;
    // The page keeps its first heading, for screen readers.
    const heading = 'heading' in section ? section.heading : undefined;
    return <h1 className={visuallyHidden}>{heading ?? fallback}</h1>;
  }
}

/** Says once on the console what a boundary has caught, and of which section. */
export function reportCaught(
  error: unknown,
  { errorBoundary }: { errorBoundary?: Component<unknown> | undefined },
): void {
  if (!(errorBoundary instanceof SectionBoundary)) {
    console.error(error);
    return;
  }
  const { type } = errorBoundary.props.placed.section;
  console.error(`The section "${type}" is left out:`, error);
  if (import.meta.hot) showFault(type, error);
}
