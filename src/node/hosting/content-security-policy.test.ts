// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('the policy allows the styles by their hash, and the host of the service alone', () => {
  const policy = contentSecurityPolicy({
    styles: [' a{color:red}\n'],
    apiHost: 'https://api.example.com/v2',
    frames: [],
    scripts: [],
  }).split('; ');
  const hash = createHash('sha256').update(' a{color:red}\n').digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("connect-src 'self' https://api.example.com");
  expect(policy[0]).toBe("default-src 'none'");
  expect(policy.join()).not.toContain('frame-src');
  expect(contentSecurityPolicy({ styles: [''], apiHost: '', frames: [], scripts: [] })).toContain(
    "connect-src 'self';",
  );
});

test('the policy allows the frames that the pages may open, and no others', () => {
  const frames = ['https://player.example.com', 'https://www.youtube-nocookie.com'];
  const policy = contentSecurityPolicy({ styles: [''], apiHost: '', frames, scripts: [] }).split(
    '; ',
  );
  expect(policy).toContain(`frame-src ${frames.join(' ')}`);
});

test('an import map is allowed by its hash, as the styles are, each once', () => {
  const hash = createHash('sha256').update('{}').digest('base64');
  const policy = contentSecurityPolicy({
    styles: ['a', '', 'a'],
    scripts: ['{}'],
    apiHost: '',
    frames: [],
  });
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toMatch(/style-src '[^' ]*';/);
});
