import { z } from 'zod';
import { text } from './fields.ts';

/** The person the site is about. */
export const owner = z
  .strictObject({
    name: text.describe('Stands in the welcome title until the data service has answered.'),
  })
  .describe('The person the site is about.');
