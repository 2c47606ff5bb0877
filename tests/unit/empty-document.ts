import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Generous, because a busy machine is no fault of the site.
configure({ asyncUtilTimeout: 20_000 });

// Test files share a document, so each test leaves it as it was.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.documentElement.dir = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
