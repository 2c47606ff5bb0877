import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { importsOf } from './imports-of.ts';

const names = z.array(z.string()).default([]);
const room = z.strictObject({
  imports: names,
  types: names,
  packages: z.literal('none').optional(),
  tests: z.literal('bound').optional(),
  why: z.string(),
});
const table = z.strictObject({
  rooms: z.record(z.string(), room),
  packages: z.array(z.strictObject({ names, only: names, why: z.string() })),
  lines: z.record(z.string(), z.int()).optional(),
});

/** Returns which imports in a folder break the rules of its rooms, and which rules are wrong themselves. */
export function importProblems(folder: string, rules: string): string[] {
  const { rooms, packages } = table.parse(parse(rules));
  const rows = Object.entries(rooms).map(([name, row], index) => {
    const pattern = name.replaceAll('.', '\\.').replace('*', '([^/.]+)');
    return { ...row, name, index, pattern: new RegExp(`^${pattern}(?=/|$)`) };
  });
  type Room = (typeof rows)[number];
  const mostPreciseFirst = [...rows].sort((a, b) => b.name.length - a.name.length);
  const roomOf = (path: string) => mostPreciseFirst.find(({ pattern }) => pattern.test(path));

  function faultOfPackage(room: Room, source: string) {
    if (room.packages === 'none') return `but ${room.name} may import no package. ${room.why}`;
    const isOf = (name: string) => source === name || source.startsWith(`${name}/`);
    const rule = packages.find((each) => each.names.some(isOf));
    const isIn = (entry: string) =>
      room.name === entry || (entry.endsWith('/') && `${room.name}/`.startsWith(entry));
    if (!rule || rule.only.some(isIn)) return undefined;
    return `but only ${rule.only.join(', ')} may. ${rule.why}`;
  }

  function faultOfFile(room: Room, path: string, target: string, isType: boolean) {
    const to = roomOf(target);
    const [place, star = '*'] = room.pattern.exec(path) ?? [];
    // Two section types are in one row, and yet apart.
    if (to === room && room.pattern.exec(target)?.[0] === place) return undefined;
    const covers = (entry: string) => [target, to?.name].includes(entry.replace('*', star));
    if (room.imports.some(covers) || (isType && room.types.some(covers))) return undefined;
    if (room.types.some(covers)) return `but ${room.name} may import types of it only. ${room.why}`;
    const types = room.types.map((each) => `types of ${each}`);
    const all = [...room.imports, ...types].join(', ') || 'nothing else of src/';
    return `but ${room.name} may import ${all}. ${room.why}`;
  }

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => /\.[jt]sx?$/.test(path));
  const wrongRules = rows.flatMap(({ name, index, imports, types }) => [
    ...(files.some((path) => roomOf(path)?.name === name) ? [] : [`${name} holds no file.`]),
    ...[...imports, ...types].flatMap((entry) => {
      const exists = entry in rooms || existsSync(join(folder, entry));
      if (!exists) return `${name} may import ${entry}, which does not exist.`;
      const isAbove = (roomOf(entry)?.index ?? -1) < index;
      return isAbove
        ? []
        : `${name} may import ${entry}, so its row has to stand below that one's.`;
    }),
  ]);
  const wrongImports = files.flatMap((path) => {
    const room = roomOf(path);
    if (!room) return `${path} is in no room.`;
    const isTest = /\.test\.tsx?$/.test(path);
    if (isTest && room.tests !== 'bound') return [];
    const imports = importsOf(path, readFileSync(join(folder, path), 'utf8'));
    return imports.flatMap(({ source, isType, line }) => {
      if (isTest && source === 'vitest') return [];
      const target = posix.join(posix.dirname(path), source.replace(/\?.*/, ''));
      const fault = source.startsWith('.')
        ? faultOfFile(room, path, target, isType)
        : faultOfPackage(room, source);
      return fault ? `${path}:${line} imports ${source}, ${fault}` : [];
    });
  });
  return [...wrongRules, ...wrongImports];
}
