import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const nothing = { styles: [''], scripts: [], apiHost: '', frames: [] };
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

test('the policy allows styles and an import map by their hash, as they are, each once', () => {
  const styles = [' a{color:red}\n', '', ' a{color:red}\n'];
  const policy = contentSecurityPolicy({ ...nothing, styles, scripts: ['{}'] }).split('; ');
  expect(policy[0]).toBe("default-src 'none'");
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(styles[0] ?? '')}'`);
  expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('{}')}'`);
});

test('the policy allows the host of the service, the frames that the pages may open, and no others', () => {
  const frames = ['https://player.example.com', 'https://www.youtube-nocookie.com'];
  const apiHost = 'https://api.example.com/v2';
  const policy = contentSecurityPolicy({ ...nothing, apiHost, frames }).split('; ');
  expect(policy).toContain("connect-src 'self' https://api.example.com");
  expect(policy).toContain(`frame-src ${frames.join(' ')}`);
  const plain = contentSecurityPolicy(nothing);
  expect(plain).toContain("connect-src 'self';");
  expect(plain).not.toContain('frame-src');
});
