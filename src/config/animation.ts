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

/** The entrance animations; the defaults are in section 9 of the specification. */
export const animation = z
  .strictObject({
    stagger: milliseconds.default(300).describe('The time between two items of a list, in ms.'),
    default: movement(600, 'y', 50, 'The entrance of what names no other.'),
    fadeInUp: movement(800, 'y', 550, 'Enters from below.'),
    fadeInDown: movement(1200, 'y', -550, 'Enters from above.'),
    fadeInLeft: movement(800, 'x', -550, 'Enters from the left.'),
    fadeInRight: movement(800, 'x', 550, 'Enters from the right.'),
    list: movement(600, 'y', -550, 'Each item of a staggered list.'),
  })
  .prefault({})
  .describe('How things enter the page.');

/** Every constant of the entrances, in ms and px. */
export type Animation = z.output<typeof animation>;

/** One kind of movement. */
export type Movement = Animation['default'];

const entrances = ['default', 'fadeInUp', 'fadeInDown', 'fadeInLeft', 'fadeInRight'] as const;

/** The name of an entrance that a section may ask for. */
export type EntranceName = (typeof entrances)[number];

/** A field that names an entrance. */
export const entrance = (name: EntranceName) =>
  z.enum(entrances).default(name).describe('How it enters; the kinds are set in `animation`.');
