// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('the policy allows the styles by their hash, and the host of the service alone', () => {
  const policy = contentSecurityPolicy(['a{color:red}'], 'https://api.example.com/v2').split('; ');
  const hash = createHash('sha256').update('a{color:red}').digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("connect-src 'self' https://api.example.com");
  expect(policy[0]).toBe("default-src 'none'");
  expect(contentSecurityPolicy([''], '')).toContain("connect-src 'self';");
});
