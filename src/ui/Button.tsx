import type { ReactNode } from 'react';
import { button, needsScript } from './Button.css.ts';

type Props = {
  onPress: () => void;
  variant?: keyof typeof button;
  /** The language of its label, where it is another one than the page's. */
  language?: string | undefined;
  children: ReactNode;
};

/** A button; like all that needs script, it is not there where there is none. */
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
