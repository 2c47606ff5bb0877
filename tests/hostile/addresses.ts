import fc from 'fast-check';
import { expect } from 'vitest';
import { contentSchema } from '../../src/config/content.ts';
import { readPayload } from '../../src/data/payload.ts';
import { takeSnapshot } from '../../src/node/pages/data-service.ts';
import { site } from '../sample-site.ts';
import attacks from './attack-addresses.json' with { type: 'json' };

/** Addresses that do something else than to lead to another site, a mailbox or a telephone. */
export const attackAddresses: readonly string[] = attacks;

const goodRow = ['Good', 'https://example.com'] as const;
const rowsOf = (addresses: readonly string[]) => addresses.map((each) => ['Link', each] as const);
const own = { nameOwn: 'Ada', profession: '', label: '' };

/** Which of some addresses become links: in a live answer, in the snapshot of a build, and in YAML. */
export async function linksOf(addresses: readonly string[]): Promise<string[][]> {
  const contactMe = [goodRow, ...rowsOf(addresses)];
  const live = await readPayload({ contactMe });
  const content = {
    personalOwn: { own },
    projects: [],
    contactMe: contactMe.map(([a, b]) => [a, b]),
  };
  const snapshot = await takeSnapshot({ site, content }, { strict: true, warn: () => {} });
  const yaml = contentSchema.safeParse({ personalOwn: { own }, projects: [], contactMe });
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

const pieces = [
  ...schemes,
  ...schemes.map((each) => each.toUpperCase()),
  ...marks,
  ...blanks,
  ...words,
  ...attackAddresses,
];

/** The pieces by their numbers, and any other number as a character: a cheap way to so many texts. */
const generated = fc
  .array(fc.nat(Math.floor(pieces.length * 1.5)), { maxLength: 8 })
  .map((all) => all.map((each) => pieces[each] ?? String.fromCharCode(each * 97)).join(''));

/** Addresses are generated and read so many at a time. */
const batch = 1_000;

/** Checks that of so many generated addresses none becomes a link of another kind. */
export async function tryAddresses(count: number): Promise<void> {
  const addresses = fc.array(generated, { minLength: batch, maxLength: batch, size: 'max' });
  await fc.assert(
    fc.asyncProperty(addresses, async (all) => {
      for (const link of (await linksOf(all)).flat())
        expect(isAllowed(link), JSON.stringify(link)).toBe(true);
    }),
    { numRuns: Math.ceil(count / batch), seed: 1 },
  );
}

/** Whether an address leads where it seems to, on whichever page it stands. */
export function isAllowed(link: string): boolean {
  const onItsOwn = new URL(link);
  const { href, protocol, username, password } = new URL(link, 'https://site.example/a/b?c#d');
  return (
    href === onItsOwn.href &&
    href === new URL(link, 'http://site.example/').href &&
    ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) &&
    username + password === ''
  );
}
