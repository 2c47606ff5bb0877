import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { noContent } from '../../src/data/content.ts';
import { readPayload } from '../../src/data/payload.ts';
import { createContentStore } from '../../src/data/store.ts';
import { isFullRun } from '../unit/full-run.ts';
import attackAddresses from './attack-addresses.json' with { type: 'json' };

afterEach(() => vi.restoreAllMocks());

const link = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(...attackAddresses),
  fc.constantFrom(...'https://constructor/ https://__proto__/ mailto: tel:'.split(' ')),
);
const item = fc.oneof(fc.string({ unit: 'binary' }), link, fc.anything());
const rows = fc.array(fc.oneof(fc.array(item, { maxLength: 5 }), fc.anything()));
const record = fc.dictionary(fc.constantFrom('nameOwn', 'profession', 'label', '__proto__'), item);
const answers = fc.oneof(
  fc.anything({ withNullPrototype: true, withSparseArray: true, withObjectString: true }),
  fc.record(
    {
      personalOwn: fc.oneof(fc.record({ own: fc.oneof(record, fc.anything()) }), fc.anything()),
      projects: fc.oneof(rows, fc.anything()),
      contactMe: fc.oneof(rows, fc.anything()),
    },
    { requiredKeys: [] },
  ),
);

const count = isFullRun ? 10_000 : 2_000;

test(`${count} payloads of any shape are loaded, or logged as a failed load`, async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let loaded = 0;
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      errors.mockClear();
      const store = createContentStore(noContent, () => readPayload(answer));
      await store.load();
      const { loaded: isLoaded, owner, projects, contact } = store.getState();
      expect(errors.mock.calls.map(([text]) => text)).toEqual(
        isLoaded ? [] : ['Error loading API data:'],
      );
      if (isLoaded) loaded += 1;
      for (const each of [owner ?? {}, ...projects, ...contact])
        for (const text of Object.values(each)) expect(text).toBeTypeOf('string');
    }),
    { numRuns: count, seed: 1 },
  );
  expect(loaded).toBeGreaterThan(count / 10);
}, 60_000);
