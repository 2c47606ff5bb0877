import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { developmentPolicy } from './development-document.ts';

test('development allows what the build allows, and what Vite’s client needs beside', () => {
  const apiHost = 'https://api.example.com';
  const built = contentSecurityPolicy({ styles: [], scripts: [], apiHost, frames: ['https:'] });
  const served = developmentPolicy('once', apiHost);
  const known = built.split('; ').map((directive) => directive.trim());
  expect(served.split('; ').filter((each) => !known.includes(each))).toEqual([
    "script-src 'self' 'nonce-once'",
    "style-src 'self' 'nonce-once'",
    `connect-src 'self' ws: ${apiHost}`,
    "frame-src 'self' https:",
    'trusted-types default',
    'worker-src blob:',
  ]);
});
