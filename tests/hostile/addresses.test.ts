import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentSchema } from '../../src/config/content.ts';
import { namedPage, pageForm } from '../../src/config/page-link.ts';
import { readPayload } from '../../src/data/payload.ts';
import { takeSnapshot } from '../../src/node/build/pages/data-service.ts';
import { site } from '../sample-site.ts';
import { isFullRun } from '../unit/full-run.ts';
import attackAddresses from './attack-addresses.json' with { type: 'json' };

const own = { nameOwn: 'Ada', profession: '', label: '' };

/** Which of some addresses become links: in a live answer, in the snapshot of a build, and in YAML. */
async function linksOf(addresses: readonly string[]): Promise<string[][]> {
  const rows = ['https://example.com', ...addresses];
  const contactMe = rows.map((each): [string, string] => ['Link', each]);
  const content = { personalOwn: { own }, projects: [], contactMe };
  const live = await readPayload({ contactMe });
  const snapshot = await takeSnapshot({ site, content }, { strict: true, warn: () => {} });
  const yaml = contentSchema.safeParse(content);
  const refused = new Set(yaml.error?.issues.map(({ path }) => path[1]));
  return [
    live.content.contact?.slice(1).map(({ url }) => url) ?? [],
    snapshot.contact?.slice(1).map(({ url }) => url) ?? [],
    addresses.filter((_, index) => !refused.has(index + 1)),
  ];
}

const schemes = 'https http mailto tel javascript data vbscript blob file HTTPS Data'.split(' ');
const signs = [...':/\\@.?#*[]%&;"\' \t\n\r\0\u0001\u00a0\u200b\u202e\ufeff\ud800', '//'];
const words = 'example com alert(1) <script> text/html base64, %0a %6a XN--a'.split(' ');

const pieces = [schemes, signs, words, attackAddresses].map((each) => fc.constantFrom(...each));
const generated = fc.array(fc.oneof(...pieces), { maxLength: 8 }).map((all) => all.join(''));

const ownBase = 'https://site.example/base/';

/** Whether an address leads where it seems to, on whichever page it stands. */
function isAllowed(link: string): boolean {
  const page = pageForm.test(link) ? namedPage(link) : undefined;
  if (page !== undefined) return new URL(`./${page}`, ownBase).href === ownBase + page;
  const onItsOwn = new URL(link);
  const { href, protocol, username, password } = new URL(link, 'https://site.example/a/b?c#d');
  return (
    href === onItsOwn.href &&
    href === new URL(link, 'http://site.example/').href &&
    ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) &&
    username + password === ''
  );
}

test(`of ${attackAddresses.length} attack addresses none leaves the site: three name a page of it`, async () => {
  const inYaml = ['/projects', './projects', '#fragment'];
  expect(await linksOf(attackAddresses)).toEqual([['./projects'], ['./projects'], inYaml]);
  expect(inYaml.filter(isAllowed)).toEqual(inYaml);
});

test('what leads somewhere becomes one', async () => {
  const good = [
    'https://BÜCHER.example/ä?b#c',
    'https://bu\u0308cher.example/',
    'https://пример.испытание:8080/a',
    'http://[::1]:80/',
    'mailto:a@b.c',
    'tel:+1-555',
  ];
  expect(await linksOf(good)).toEqual([good, good, good]);
  const bad = ['https:example.com', 'javascript:alert(1)', 'https://a@b.example'];
  expect([...bad, ...good].filter(isAllowed)).toEqual(good);
});

const batch = 5_000;
const batches = isFullRun ? 40 : 1;

test(`${batches * batch} generated addresses become links of the allowed kinds or none`, async () => {
  for (let seed = 1; seed <= batches; seed += 1) {
    const addresses = fc.sample(generated, { numRuns: batch, seed });
    for (const link of (await linksOf(addresses)).flat())
      expect(isAllowed(link), JSON.stringify(link)).toBe(true);
  }
}, 600_000);
