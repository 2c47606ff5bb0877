import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { picture, template, text, word } from '../../config/fields.ts';
import { focus } from '../../config/focus.ts';
import { headedSection } from '../../config/section.ts';
import { isSafeLink, parseUrl } from '../../shared/link.ts';
import { videoFrameUrl } from '../../shared/video-frame.ts';

const expected = 'the https address of one video, such as https://vimeo.com/1084537';

const video = z
  .string()
  .refine(
    (address) =>
      isSafeLink(address) &&
      address.startsWith('https:') &&
      // The pages' Content Security Policy cannot name hosts with other characters, such as [::1].
      /^[a-z\d.-]+$/.test(parseUrl(address)?.hostname ?? '') &&
      videoFrameUrl(address) !== undefined,
    expected,
  )
  .register(fieldMetadata, { role: 'frame', expected })
  // Editors use the JSON schema, which cannot contain this check, so the schema gets a simple pattern.
  .meta({ pattern: '^https://', examples: ['https://vimeo.com/1084537'] });

/** Shows a video of another host, such as YouTube. Nothing is loaded until the visitor plays the video. */
export const embed = headedSection('embed', {
  title: text.describe('The title of the video.'),
  video: video.describe("Its page at YouTube or Vimeo, or another host's address for its player."),
  poster: picture.optional().describe('A picture instead of the title until the video plays.'),
  focus,
  ratio: z
    .enum(['16:9', '4:3', '1:1', '9:16'])
    .default('16:9')
    .describe('The aspect ratio of the video.'),
  play: word('playVideo', 'The label of the button that plays the video.'),
  link: word(
    'watchAt',
    'The text of the link to the host, whose name replaces {host}.',
    template('host'),
  ),
});
