import { z } from 'zod';

/** How the titles of documents are put together. */
export const titles = z
  .strictObject({
    separator: z.string().min(1).default(' - ').describe('Stands where {separator} is.'),
  })
  .prefault({})
  .describe('Document titles.');
