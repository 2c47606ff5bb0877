import { useState } from 'react';

/** Keeps what is typed, until the value in the file changes. */
export function useDraft(written: string) {
  const [{ from, draft }, setState] = useState({ from: written, draft: written });
  if (from !== written) setState({ from: written, draft: written });
  return [draft, (next: string) => setState({ from: written, draft: next })] as const;
}
