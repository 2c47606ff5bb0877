import { expect, test } from 'vitest';
import { z } from 'zod';
import { allowedValues, titleOf } from '../../../schema/describe-schema.ts';
import type { Path } from '../../../schema/path.ts';
import { docsOf, optionsOf, type Schema, unwrapped } from '../../../schema/schema-tree.ts';
import { inWords } from '../../../shared/in-words.ts';
import { schemas } from '../../files/site-files/owner-files.ts';
import help from './field-help.json' with { type: 'json' };
import names from './field-names.json' with { type: 'json' };
import { sectionSchemas } from './owner-texts.ts';
import { inLanguage, sayReason } from './owner-words.ts';
import refusals from './refusals.json' with { type: 'json' };

/** Names of programs, of typefaces and of presets, and numbers, are the same in all languages. */
const proper =
  /^(github-pages|netlify|cloudflare|vercel|nginx|caddy|dusk|atelier|meridian|noir|folio|mono|true|false|[\d:]*)$|serif|sans|grotesk|grotesque|fraunces|figtree|arimo|jetbrains-mono|^X$/;

/** The sentences of help of all fields. */
const told = new Set<string>();

/** Lists the names of all fields and choices of a schema in English. */
function namesIn(schema: Schema, path: Path, seen: Set<Schema>): string[] {
  const one = unwrapped(schema);
  const own = typeof path.at(-1) === 'string' ? [titleOf(schema, path)] : [];
  told.add(docsOf(schema).description ?? '');
  told.add(docsOf(one).description ?? '');
  const found = [...own, ...(allowedValues(schema) ?? []).map(String)];
  if (seen.has(one)) return found;
  seen.add(one);
  const inner = (each: Schema, step: string | number) => namesIn(each, [...path, step], seen);
  const items: readonly Schema[] = one instanceof z.ZodTuple ? one.def.items : [];
  const shape: Readonly<Record<string, Schema>> = one instanceof z.ZodObject ? one.shape : {};
  return [
    ...found,
    ...optionsOf(one).flatMap((option) => namesIn(option, path, seen)),
    ...(one instanceof z.ZodArray ? inner(one.element, 0) : []),
    ...(one instanceof z.ZodRecord ? inner(one.valueType, 'x') : []),
    ...items.flatMap((each, index) => inner(each, index)),
    ...Object.entries(shape).flatMap(([key, each]) => inner(each, key)),
  ];
}

const fields = Object.values(schemas).flatMap((schema) => namesIn(schema, [], new Set()));
const types = [...sectionSchemas].flatMap(([type, schema]) => [
  inWords(type),
  ...namesIn(schema, [type], new Set()),
]);
const all = [...new Set([...fields, ...types])].filter(
  (name) => !proper.test(name) && !sectionSchemas.has(name),
);

test.each(Object.entries(names))(
  'in %s every field, section type and choice has a name, and nothing stays in English',
  (_, list) => {
    const english = names.en.split(', ');
    expect(all.filter((name) => !english.includes(name))).toEqual([]);
    expect(list.split(', ')).toHaveLength(english.length);
  },
);

test.each(Object.entries(help))('in %s every field has its sentence of help', (language, list) => {
  const english = help.en.split(' | ');
  expect([...told].filter((sentence) => sentence !== '' && !english.includes(sentence))).toEqual(
    [],
  );
  const sentences = list.split(' | ');
  expect(sentences).toHaveLength(english.length);
  if (language === 'en') return;
  expect(sentences.filter((sentence) => english.includes(sentence))).toEqual([]);
  // Keys, quoted values and files are for those who open the YAML.
  const yaml = (sentence: string) => /\.yaml|''|`/.test(sentence) && !sentence.includes('**');
  expect(sentences.filter(yaml)).toEqual([]);
});

test('a numbered item has the name of its language, and an own word stays', () => {
  expect(inLanguage('fr-CA', 'Paragraph 2')).toBe('Paragraphe 2');
  expect(inLanguage('pt', 'Sections')).toBe('Seções');
  expect(inLanguage('fr', 'Errands')).toBe('Errands');
});

test('each refusal has a sentence in each language, without a word of YAML', () => {
  for (const [language, sentences] of Object.entries(refusals)) {
    expect(sentences.split(' | '), language).toHaveLength(18);
    expect(sentences).not.toMatch(/["`[\]]|: [a-z]+:/);
    if (language !== 'en') expect(sayReason(language, 'other')).not.toBe('');
  }
});
