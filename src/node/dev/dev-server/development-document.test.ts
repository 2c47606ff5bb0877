import { expect, test } from 'vitest';
import { developmentPolicy } from './development-document.ts';

test('development forbids what the build does, but for scripts and styles with the nonce', () => {
  const policy = developmentPolicy('once', '').split('; ');
  const strict = ["default-src 'none'", "img-src 'self'", "require-trusted-types-for 'script'"];
  const nonces = ["script-src 'self' 'nonce-once'", "style-src 'self' 'nonce-once'"];
  expect(policy).toEqual(expect.arrayContaining([...strict, ...nonces]));
});
