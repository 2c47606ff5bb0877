import { z } from 'zod';
import { color } from '../../../config/color.ts';
import { fileRoles } from '../../../config/field-metadata.ts';
import { titleOf } from '../../../schema/describe-schema.ts';
import type { Path } from '../../../schema/path.ts';
import { docsOf, metadataOf, type Schema, unwrapped } from '../../../schema/schema-tree.ts';
import { entryFor } from '../../../shared/language-entry.ts';
import help from './field-help.json' with { type: 'json' };
import names from './field-names.json' with { type: 'json' };
import refusals from './refusals.json' with { type: 'json' };

const english = names.en.split(', ');

/** Returns the name of a field, a section type or a choice in the language of the desk; as it is, if there is no other. */
export function inLanguage(language: string, name: string): string {
  const [, word = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const place = english.indexOf(word);
  return (entryFor(language, names)?.split(', ')[place] ?? word) + number;
}

const sentences = help.en.split(' | ');

/** Returns what the desk calls a field, and its sentence of help; an own section type has that of its author. */
export function namesOf(schema: Schema, path: Path, language: string) {
  const { description = '' } = docsOf(schema);
  const told = entryFor(language, help)?.split(' | ')[sentences.indexOf(description)];
  return { label: inLanguage(language, titleOf(schema, path)), description: told ?? description };
}

/** Why a value is refused, in the order of the sentences in `refusals.json`. */
const reasons = [
  ...(['text', 'link', 'path', 'page', 'date', 'file'] as const),
  ...(['color', 'contrast', 'number', 'changed', 'broken', 'other'] as const),
  ...(['full', 'large', 'locked', 'nothing', 'gone', 'upload'] as const),
];

export type Reason = (typeof reasons)[number];

/** Returns why a value is refused, in a sentence for people who do not write YAML; '' if the check's own has to do. */
export function sayReason(language: string, reason: Reason): string {
  const sentences = entryFor(language, refusals) ?? refusals.en;
  return sentences.split(' | ')[reasons.indexOf(reason)] ?? '';
}

/** Returns why a field refuses a value. */
export function reasonOf(schema: Schema, value: unknown): Reason {
  const { role, expected } = metadataOf(schema);
  const isFit = z.safeParse(schema, value).success;
  if (value === '' && !isFit) return 'text';
  if (expected === metadataOf(color).expected) return isFit ? 'contrast' : 'color';
  if (role === 'page') return 'page';
  if (fileRoles.some((each) => each === role)) return 'file';
  if (isFit) return 'other';
  if (role === 'link') return 'link';
  if (role === 'page path') return 'path';
  if (role === 'date') return 'date';
  return unwrapped(schema) instanceof z.ZodNumber ? 'number' : 'other';
}
