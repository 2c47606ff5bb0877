import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const limits = z.object({ lines: z.record(z.string(), z.int()) });

/**
 * Counts the lines of TypeScript, without tests, in each room of a folder for which the rules say how many it may have. A
 * room that holds others counts what is in none of them, and `.` what is in no room at all.
 */
export function roomLines(folder: string, rules: string) {
  const rooms = Object.entries(limits.parse(parse(rules)).lines).map(([room, limit]) => {
    return { room, limit, lines: 0 };
  });
  const mostPreciseFirst = rooms.toSorted((one, other) => other.room.length - one.room.length);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(path)) continue;
    const isIn = (room: string) => room === '.' || path.startsWith(join(room, sep));
    const found = mostPreciseFirst.find(({ room }) => isIn(room));
    if (found) found.lines += readFileSync(join(folder, path), 'utf8').split('\n').length - 1;
  }
  return rooms;
}

/** Says which rooms have more lines than they may. */
export const linesOver = (rooms: ReturnType<typeof roomLines>): string[] =>
  rooms
    .filter(({ lines, limit }) => lines > limit)
    .map(
      ({ room, lines, limit }) =>
        `${room} has ${lines} lines of TypeScript, and ${limit} are allowed: take out ${lines - limit}, or raise its limit in a commit that says what an owner gets for them.`,
    );
