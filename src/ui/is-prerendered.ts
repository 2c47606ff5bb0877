import { useState, useSyncExternalStore } from 'react';

/** Returns whether the component was prerendered, which means that React has hydrated its HTML. */
export function useIsPrerendered(): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isPrerendered] = useState(isHydrating);
  return isPrerendered;
}
