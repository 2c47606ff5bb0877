import { date, externalLink, headedSection, listOf, shownPicture, text, z } from 'vitrine/section';

/** Shows lectures, each with its date, its place, a picture and a link. */
export const lectures = headedSection('lectures', {
  items: listOf({
    title: text.describe('What it was about.'),
    date: date.optional().describe('When it was given.'),
    place: text.optional().describe('Where it was given.'),
    picture: z.strictObject(shownPicture).optional().describe('A picture of it.'),
    url: externalLink.optional().describe('The address of its recording.'),
  }).describe('The lectures, in order.'),
});
