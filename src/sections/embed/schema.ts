import { z } from 'zod';
import { fieldMetadata } from '../../config/field-metadata.ts';
import { picture, template, text, word } from '../../config/fields.ts';
import { focus } from '../../config/focus.ts';
import rows from '../../config/frames.json' with { type: 'json' };
import { headedSection } from '../../config/section.ts';
import { refuseWhere, type TextProblem } from '../../config/text-problem.ts';
import { isSafeLink, parseUrl } from '../../shared/link.ts';
import { videoFrameUrl } from '../../shared/video-frame.ts';

const frames = rows.map(([form, player]) => ({ form: new RegExp(form ?? ''), player }));

/** Finds the address of a page that forbids to be shown within another one. Some hosts have a player that allows it. */
function findUnframed(address: string): TextProblem | undefined {
  const row = frames.find(({ form }) => form.test(address));
  const [page = ''] = row?.form.exec(address) ?? [];
  if (!row) return undefined;
  const expected = 'the address of a player: this page forbids to be shown within another';
  const fix =
    'take the address that the host offers for embedding, or link to it in a section links';
  return typeof row.player === 'string'
    ? { expected, meant: page.replace(row.form, row.player) }
    : { expected, fix };
}

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
  .superRefine(refuseWhere(findUnframed))
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
