import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The idle share of the processor from which on a visit can be trusted. */
export const enough = 0.6;
const interval = 400;
/** The longest wait, in ms. */
const longest = 20_000;

/** Waits until most of the processor is idle, or for the longest time; answers with the idle share. */
export async function waitForIdle(): Promise<number> {
  const end = Date.now() + longest;
  for (;;) {
    const before = processorTime();
    await setTimeout(interval);
    const after = processorTime();
    const idle = (after.idle - before.idle) / Math.max(1, after.all - before.all);
    if (idle >= enough || Date.now() > end) return idle;
  }
}

function processorTime() {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.irq + times.idle;
  }
  return { idle, all };
}
