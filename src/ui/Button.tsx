import type { ReactNode } from 'react';
import { button } from './Button.css.ts';

type Props = { onPress: () => void; language?: string | undefined; children: ReactNode };

/** A button; `language` where its label is in another one than the page. */
export function Button({ onPress, language, children }: Props) {
  return (
    <button type="button" lang={language} className={button} onClick={onPress}>
      {children}
    </button>
  );
}
