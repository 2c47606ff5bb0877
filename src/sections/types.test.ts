import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { text } from '../config/fields.ts';
import { section } from '../config/section.ts';
import type { Registry, SectionViews, Views } from './types.ts';

// The TypeScript compiler checks these tests.

const quote = section('quote', { by: text, year: text.optional() });
type Quote = z.output<typeof quote>;
type QuoteViews = Views<{ quote: Quote }>;

test('a schema that is exported under another name than its type does not compile', () => {
  expectTypeOf<Registry<{ quote: typeof quote }>>().toBeObject();
  // @ts-expect-error: the type is called "quote"
  expectTypeOf<Registry<{ quotation: typeof quote }>>().toBeObject();
});

test('a type without a view does not compile', () => {
  expectTypeOf<{ quotation: (fields: Quote) => null }>().not.toExtend<QuoteViews>();
  expectTypeOf<Omit<SectionViews, 'hero'>>().not.toExtend<SectionViews>();
});

test('a view of fields that its schema has not does not compile', () => {
  expectTypeOf<{ quote: (fields: { by: string }) => null }>().toExtend<QuoteViews>();
  expectTypeOf<{ quote: (fields: { who: string }) => null }>().not.toExtend<QuoteViews>();
  expectTypeOf<{ quote: (fields: { by: number }) => null }>().not.toExtend<QuoteViews>();
  // `year` is optional in the schema.
  expectTypeOf<{ quote: (fields: { year: string }) => null }>().not.toExtend<QuoteViews>();
});
