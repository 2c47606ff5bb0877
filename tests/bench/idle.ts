import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The idle share of the processor from which on a visit can be trusted. */
export const enough = 0.6;
const interval = 400;

/** Waits until most of the processor is idle, at most so many seconds; says how much of it is. */
export async function waitForIdle(seconds: number): Promise<number> {
  const end = Date.now() + 1000 * seconds;
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
