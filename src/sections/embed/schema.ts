import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { picture, template, text } from '../../config/fields.ts';
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
      // A Content Security Policy cannot name hosts with other characters, such as [::1].
      /^[a-z\d.-]+$/.test(parseUrl(address)?.hostname ?? '') &&
      videoFrameUrl(address) !== undefined,
    expected,
  )
  .register(fieldMetadata, { role: 'frame', expected })
  // Editors cannot run the check, so the JSON schema gets a pattern.
  .meta({ pattern: '^https://', examples: ['https://vimeo.com/1084537'] });

/** Shows a video of another host, such as YouTube. Nothing is loaded until the visitor plays the video. */
export const embed = headedSection('embed', {
  title: text.describe('What the video is called.'),
  video: video.describe("Its page at YouTube or Vimeo, or another host's frame for it."),
  poster: picture.optional().describe('A picture that is shown until it plays; else its title is.'),
  ratio: z
    .enum(['16:9', '4:3', '1:1', '9:16'])
    .default('16:9')
    .describe('The width and height of the video.'),
  play: text.default('Play the video').describe('What its button says.'),
  link: template('host')
    .default('Watch it at {host}')
    .describe('What the link to the host says, whose name stands for {host}.'),
});
