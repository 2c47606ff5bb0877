import { Component, type ReactNode } from 'react';
import type { PlacedSection } from '../page-data.ts';
import { visuallyHidden } from '../ui/boxes.css.ts';

type Props = { placed: PlacedSection; children: ReactNode };

/** Leaves out a section whose view throws in the browser. A view that throws in Node makes the build fail. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
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
