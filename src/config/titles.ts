import { z } from 'zod';

/** What all document titles share. */
export const titles = z
  .strictObject({
    separator: z.string().min(1).default(' - ').describe('Stands where {separator} is.'),
  })
  .prefault({})
  .describe('Document titles.');
