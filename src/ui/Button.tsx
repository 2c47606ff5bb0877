import type { ReactNode } from 'react';
import { button, needsScript } from './Button.css.ts';

type Props = {
  onPress: () => void;
  variant?: keyof typeof button;
  /** The language of the label, if it differs from the page's language. */
  language?: string | undefined;
  /** Whether it is down, of a button that switches something on and off. */
  isPressed?: boolean | undefined;
  /** Whether what it opens is open. */
  isExpanded?: boolean | undefined;
  children: ReactNode;
};

/** Renders a button, which is hidden if the page's script fails to load. */
export function Button(props: Props) {
  const { onPress, variant = 'page', language, isPressed, isExpanded, children } = props;
  return (
    <button
      type="button"
      lang={language}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      className={`${needsScript} ${button[variant]}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
