import type { ReactNode } from 'react';
import { button, needsScript } from './Button.css.ts';

type Props = {
  onPress: () => void;
  variant?: keyof typeof button;
  /** The language of the label, if it differs from the page's language. */
  language?: string | undefined;
  children: ReactNode;
};

/** Renders a button, which is hidden if the page's script fails to load. */
export function Button({ onPress, variant = 'page', language, children }: Props) {
  return (
    <button
      type="button"
      lang={language}
      className={`${needsScript} ${button[variant]}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
