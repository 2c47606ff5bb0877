import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

/** The oldest browsers that the script is built for, by Vite's default target. */
const oldest = { chrome: 111, edge: 111, firefox: 114, safari: 16.4, safari_ios: 16.4 } as const;

/** What scripts find by a path of names from the global object, such as `URL.canParse`. */
export type Api = readonly string[];

/** What at least one of the oldest browsers does not have, of JavaScript's own objects and of the DOM. */
export function missingApis(): Api[] {
  const builtins = partsOf(compatibility.javascript).find(([name]) => name === 'builtins')?.[1];
  if (!builtins) throw new Error('@mdn/browser-compat-data has no javascript.builtins');
  return [
    // The compatibility data do not say which of these are static and which belong to the prototype.
    ...missingOf(builtins, (owner, name) => [
      [owner, name],
      [owner, 'prototype', name],
    ]),
    ...missingOf(compatibility.api, (owner, name) => {
      const [, member] = /(.*)_static$/.exec(name) ?? [];
      if (owner === 'Window') return [[name]];
      return [member === undefined ? [owner, 'prototype', name] : [owner, member]];
    }),
  ];
}

function missingOf(owners: Identifier, find: (owner: string, name: string) => Api[]): Api[] {
  return partsOf(owners).flatMap(([owner, whole]) => {
    if (isMissing(whole)) return [[owner]];
    return partsOf(whole).flatMap(([name, part]) => (isMissing(part) ? find(owner, name) : []));
  });
}

function partsOf(whole: Identifier) {
  const names = Object.keys(whole).filter((name) => name !== '__compat');
  return names.flatMap((name) => {
    const part = whole[name];
    return part ? [[name, part] as const] : [];
  });
}

function isMissing({ __compat: compat }: Identifier): boolean {
  if (!compat) return false;
  return Object.entries(oldest).some(([browser, version]) => {
    const statements = Object.entries(compat.support).find(([name]) => name === browser)?.[1];
    const all: SimpleSupportStatement[] = statements === undefined ? [] : [statements].flat();
    return !all.some((each) => isSince(each, version));
  });
}

function isSince(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (flags || prefix || removed || statement.alternative_name || statement.partial_implementation)
    return false;
  return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version;
}
