import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** Running text, such as a biography. */
export const prose = section('prose', {
  heading: text.optional().describe('A heading above the text.'),
  paragraphs: z.array(text).min(1).describe('The paragraphs, in order.'),
  entrance: entrance('fadeInRight'),
});
