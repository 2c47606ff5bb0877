import { z } from 'zod';
import { milliseconds, pixels } from './fields.ts';

const movement = (duration: number, axis: 'x' | 'y', offset: number, description: string) =>
  z
    .strictObject({
      duration: milliseconds.default(duration).describe('How long it plays, in ms.'),
      axis: z.enum(['x', 'y']).default(axis).describe('The direction it moves in.'),
      offset: pixels.default(offset).describe('How far from its place it starts, in px.'),
    })
    .prefault({})
    .describe(description);

/** The schema of the block `animation` in `site.config.yaml`, with the constants of the entrance animations. */
export const animation = z
  .strictObject({
    stagger: milliseconds.default(300).describe('The time between two items of a list, in ms.'),
    default: movement(600, 'y', 50, 'The entrance of everything that has no entrance of its own.'),
    fadeInUp: movement(800, 'y', 550, 'Enters from below.'),
    fadeInDown: movement(1200, 'y', -550, 'Enters from above.'),
    fadeInLeft: movement(800, 'x', -550, 'Enters from the left.'),
    fadeInRight: movement(800, 'x', 550, 'Enters from the right.'),
    list: movement(600, 'y', -550, 'Each item of a staggered list.'),
  })
  .optional()
  .describe('How things enter the page.');

/** The constants of all entrance animations, in ms and px. */
export type Animation = NonNullable<z.output<typeof animation>>;

/** The constants of one entrance animation. */
export type Movement = Animation['default'];

const entrances = ['default', 'fadeInUp', 'fadeInDown', 'fadeInLeft', 'fadeInRight'] as const;

/** The name of an entrance animation that a section may choose. */
export type EntranceName = (typeof entrances)[number];

/** Creates the schema of a field for the name of an entrance animation. `name` is the default. */
export const entrance = (name: EntranceName) =>
  z
    .enum(entrances)
    .default(name)
    .describe('The animation with which it appears, one of those in the block `animation`.');
