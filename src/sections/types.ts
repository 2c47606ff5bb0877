import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Placement, SectionSchema } from '../config/section.ts';
import type * as schemas from './schemas.ts';

/** The schemas by the name of their export. Compiling fails if this name differs from the schema's `type`. */
type Registry<S extends { [K in keyof S]: K extends string ? SectionSchema<K> : never }> = S;
type Schemas = Registry<typeof schemas>;

export type SectionType = keyof Schemas;

/** The fields that each section type's view gets. */
export type SectionFields = { [T in SectionType]: Omit<z.output<Schemas[T]>, Placement> };

/** The fields of a section of any type. */
export type AnySection = SectionFields[SectionType];

type View<Fields> = (fields: Fields) => ReactNode;

/** A view that only pages with its section load. For the type `timeline`, its module exports `Timeline`. */
type LazyView<T extends string, Fields> = {
  load: () => Promise<{ [Name in Capitalize<T>]: View<Fields> }>;
};

/** A view for each type in `Fields`. Compiling fails if a view is missing. */
type Views<Fields> = {
  [T in keyof Fields & string]: View<Fields[T]> | LazyView<T, Fields[T]>;
};

/** A view for each section type. */
export type SectionViews = Views<SectionFields>;
