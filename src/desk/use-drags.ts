import { useCallback, useRef } from 'react';

/** Counts the drags of an input: the browser's event `change` ends each, and React knows only the event `input`. */
export function useDrags() {
  const drags = useRef(0);
  const ref = useCallback((input: HTMLInputElement) => {
    const end = () => {
      drags.current += 1;
    };
    input.addEventListener('change', end);
    return () => input.removeEventListener('change', end);
  }, []);
  return { ref, drags };
}
