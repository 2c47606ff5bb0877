import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { tag } from '../../config/date.ts';
import { shownPicture, text } from '../../config/fields.ts';
import { facts } from '../../config/project-details.ts';
import { section } from '../../config/section.ts';

/** Opens a page with a picture, its title and what is known of it. Pages of projects and cards have one by themselves. */
export const cover = section('cover', {
  heading: text.describe('The title of the page.'),
  picture: z.strictObject(shownPicture).optional().describe('The picture that opens the page.'),
  facts: facts.default({}).describe('What is known of it, each by its name.'),
  tags: z.array(tag).default([]).describe('Short labels, such as its topics or its date.'),
  entrance: entrance('fadeInUp').describe('The entrance animation of all but the picture.'),
});
