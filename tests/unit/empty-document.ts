import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share a document, so each test leaves it as it was.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.documentElement.dir = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
