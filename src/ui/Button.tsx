import type { ReactNode } from 'react';
import { look } from './Button.css.ts';
import { needsScript } from './needs-script.css.ts';

type Props = {
  onPress: () => void;
  /** What it stands on. */
  on?: keyof typeof look;
  /** The language of its label, where it is another one than the page's. */
  language?: string | undefined;
  children: ReactNode;
};

/** A button; like all that needs script, it is not there where there is none. */
export function Button({ onPress, on = 'page', language, children }: Props) {
  return (
    <button
      type="button"
      lang={language}
      className={`${needsScript} ${look[on]}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
