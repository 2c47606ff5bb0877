// @vitest-environment node
import { test } from 'vitest';
import { tryAddresses } from './addresses.ts';

test('1,000,000 generated addresses become links of the allowed kinds or none', async () => {
  const [live, snapshot, yaml] = await tryAddresses(1_000_000);
  console.log(`Links: ${live} of a live answer, ${snapshot} of the snapshot, ${yaml} of YAML`);
}, 600_000);
