import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentSchema } from '../../src/config/content.ts';
import { readPayload } from '../../src/data/payload.ts';
import { takeSnapshot } from '../../src/node/pages/data-service.ts';
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

const schemes = 'https http mailto tel javascript data vbscript blob file'.split(' ');
const marks = ['', ...':/\\@.?#*[]%&;"\'', '//'];
const blanks = [...' \t\n\r\0\u0001\u00a0\u200b\u202e\ufeff'];
const words = 'example com alert(1) <script> text/html base64, %0a %6a XN--a'.split(' ');

const capitals = schemes.map((each) => each.toUpperCase());
const pieces = [schemes, capitals, marks, blanks, words, attackAddresses].flat();

/** Texts of pieces, drawn by their numbers, and of characters, drawn by higher numbers, which is fast. */
const generated = fc
  .array(fc.nat(Math.floor(pieces.length * 1.5)), { maxLength: 8 })
  .map((all) => all.map((each) => pieces[each] ?? String.fromCharCode(each * 97)).join(''));

/** Whether an address leads where it seems to, on whichever page it stands. */
function isAllowed(link: string): boolean {
  const onItsOwn = new URL(link);
  const { href, protocol, username, password } = new URL(link, 'https://site.example/a/b?c#d');
  return (
    href === onItsOwn.href &&
    href === new URL(link, 'http://site.example/').href &&
    ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) &&
    username + password === ''
  );
}

test(`none of ${attackAddresses.length} attack addresses becomes a link`, async () => {
  expect(await linksOf(attackAddresses)).toEqual([[], [], []]);
});

test('what leads somewhere becomes one', async () => {
  const good = ['https://bücher.example/ä?b#c', 'http://[::1]:80/', 'mailto:a@b.c', 'tel:+1-555'];
  expect(await linksOf(good)).toEqual([good, good, good]);
  const bad = ['https:example.com', 'javascript:alert(1)', 'https://a@b.example'];
  expect([...bad, ...good].filter(isAllowed)).toEqual(good);
});

/** So many addresses are generated and read at a time. */
const batch = 1_000;
const count = isFullRun ? 200_000 : 5_000;

test(`${count} generated addresses become links of the allowed kinds or none`, async () => {
  const addresses = fc.array(generated, { minLength: batch, maxLength: batch, size: 'max' });
  await fc.assert(
    fc.asyncProperty(addresses, async (all) => {
      for (const link of (await linksOf(all)).flat())
        expect(isAllowed(link), JSON.stringify(link)).toBe(true);
    }),
    { numRuns: Math.ceil(count / batch), seed: 1 },
  );
}, 600_000);
