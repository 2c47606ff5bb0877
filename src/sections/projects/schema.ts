import { entrance } from '../../config/animation.ts';
import { matching, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** The projects of the data service: link, separator and description each. */
export const projects = section('projects', {
  heading: text.describe('The heading of the page.'),
  separator: matching(/^\*+$/, 'asterisks, such as "*****"')
    .default('**********')
    .describe('Stands between the link and the description, for the eye only.'),
  empty: text.optional().describe('Stands in for the list when the data service has none.'),
  entrance: entrance('fadeInDown').describe('How the heading enters.'),
});
