// @vitest-environment node
import { test } from 'vitest';
import { tryAddresses } from './addresses.ts';

test('1,000,000 generated addresses become links of the allowed kinds or none', async () => {
  await tryAddresses(1_000_000);
}, 600_000);
