import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { allScreens } from '../../owner.ts';
import { buildLog } from '../../servers.ts';
import { root } from '../../site/command.ts';
import { goTo, hydrated } from '../../steps.ts';
import { expect, test } from '../../test.ts';

const dist = join(root, 'dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const documents = files.filter((file) => file.endsWith('.html'));

test('the build says nothing that sounds like a warning', () => {
  const log = process.env[buildLog] ?? '';
  expect(log).toContain('built in');
  expect(log).not.toMatch(/warn|deprecat|error|\(!\)/i);
});

for (const file of documents) {
  test(`the script of ${file} takes at most 103,000 bytes on the wire`, () => {
    const html = readFileSync(join(dist, file), 'utf8');
    const scripts = [...html.matchAll(/[" ]\/(assets\/[^" ]+\.js)/g)];
    const sizes = scripts.map(
      ([, script = '']) => gzipSync(readFileSync(join(dist, script))).length,
    );
    // The first module, and those it goes on with.
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(103_000);
  });

  test(`${file} takes at most 14,000 bytes on the wire: one round trip`, () => {
    expect(gzipSync(readFileSync(join(dist, file))).length).toBeLessThanOrEqual(14_000);
  });
}

test('there is a document for each page, and one for any other path', () => {
  expect(documents.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    '404.html',
    'about-me/index.html',
    'contact-me/index.html',
    'index.html',
    'projects/index.html',
  ]);
});

for (const file of documents) {
  test(`${file} has no style attribute and no inline script`, () => {
    const html = readFileSync(join(dist, file), 'utf8');
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => /\sstyle=/.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\son[a-z]+=/.test(tag))).toEqual([]);
    const inline = tags.filter((tag) => tag.startsWith('<script') && !tag.includes(' src='));
    // Data, which no browser runs.
    expect(inline).toEqual(['<script type="application/json" id="page-data">']);
  });

  test(`${file} has a policy that allows nothing by default`, () => {
    const html = readFileSync(join(dist, file), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const rules = policy.split('; ');
    expect(rules).toContain("default-src 'none'");
    expect(rules).toContain("script-src 'self'");
    expect(rules).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    // It governs what follows it.
    const before = html.slice(0, html.indexOf('<meta http-equiv="Content-Security-Policy"'));
    expect(before.match(/<[a-z]+/g)).toEqual(['<html', '<head', '<meta']);
  });
}

test('no page violates the policy, whatever is pressed', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  for (const { path } of allScreens) {
    await page.goto(path);
    await hydrated(page);
    for (const button of await page.getByRole('button').all()) await button.click();
    for (const screen of allScreens) await goTo(page, screen);
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
  }
});

for (const file of documents) {
  test(`${file} asks for no styles, and for nothing that its text would wait for`, () => {
    const html = readFileSync(join(dist, file), 'utf8');
    // One sheet, and after the text the letters of its headings.
    const [before = '', after = ''] = html.split('</main>');
    expect(before.match(/<style/g)).toHaveLength(1);
    expect(after.match(/<style>@font-face/g)).toHaveLength(1);
    expect(html).not.toMatch(/rel="stylesheet"/);
    expect(html.match(/<script(?! type="(?:module|application\/json)")/g)).toBeNull();
  });
}

test('the policy is in force', async ({ page, voice }) => {
  voice.expect(/Content Security Policy|TrustedScriptURL|Trusted/i);
  await page.goto('/');
  const blocked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          resolve(violatedDirective);
        });
        const image = document.createElement('img');
        image.src = 'https://example.com/pixel.png';
        document.body.append(image);
      }),
  );
  expect(await blocked).toBe('img-src');
});
