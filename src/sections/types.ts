import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Placement, SectionSchema } from '../config/section.ts';
import type * as schemas from './schemas.ts';

/** Schemas by the name of their export; fails to compile when it differs from a schema's `type`. */
export type Registry<S extends { [K in keyof S]: K extends string ? SectionSchema<K> : never }> = S;
type Schemas = Registry<typeof schemas>;

/** The name of a registered section type. */
export type SectionType = keyof Schemas;

/** The fields of every section type, by name: what a page gives to its view. */
export type SectionFields = { [T in SectionType]: Omit<z.output<Schemas[T]>, Placement> };

/** Any section of a page. */
export type AnySection = SectionFields[SectionType];

/** A component that shows fields. */
type View<Fields> = (fields: Fields) => ReactNode;

/** A view that is loaded for the pages that show it; its module exports it as `Timeline` for `timeline`. */
type LazyView<T extends string, Fields> = {
  load: () => Promise<{ [Name in Capitalize<T>]: View<Fields> }>;
};

/** A view for every entry; a missing one does not compile. */
export type Views<Fields> = {
  [T in keyof Fields & string]: View<Fields[T]> | LazyView<T, Fields[T]>;
};

/** A view for every section type. */
export type SectionViews = Views<SectionFields>;
