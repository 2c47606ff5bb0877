import type { Field, Kind, Resource } from './resource.ts';
import { resources } from './resources.ts';

const listed: ReadonlyMap<string, Resource> = new Map(Object.entries(resources));

/** Returns the names of the fields of a part of the content whose texts are of a kind. */
export function fieldsOfKind(part: string, kind: Kind): string[] {
  const fields: readonly Field[] = listed.get(part)?.fields ?? [];
  return fields.filter((field) => field.kind.endsWith(kind)).map(({ name }) => name);
}
