import { z } from 'zod';
import { entrance } from '../../config/animation.ts';
import { fieldMetadata } from '../../config/field-metadata.ts';
import {
  audio,
  despiteOtherIssues,
  listOf,
  mediaType,
  picture,
  text,
  video,
  word,
} from '../../config/fields.ts';
import { focus } from '../../config/focus.ts';
import { language } from '../../config/language.ts';
import { pageLink } from '../../config/links.ts';
import { section } from '../../config/section.ts';

const sources = (file: typeof video) =>
  listOf({
    src: file.describe('The file.'),
    type: mediaType.describe('The MIME type, with codecs if some browsers lack them.'),
  });

const rendition = {
  poster: picture.describe('The still that is shown instead of the video until it plays.'),
  sources: sources(video).describe(
    'The video in several formats; a browser takes the first it can play.',
  ),
};

const title = text.clone().register(fieldMetadata, {
  role: 'project',
  expected: 'the title of one of the projects',
});

/** Shows the welcome screen: a background video, the owner's name, links to pages, and a button for sound. */
export const hero = section(
  'hero',
  {
    video: z
      .strictObject({
        ...rendition,
        portrait: z
          .strictObject(rendition)
          .optional()
          .describe('Other video files for screens that are taller than wide.'),
        pause: word('pauseFilm', 'The label of the button that pauses the video.'),
        play: word('playFilm', 'The label of the same button while the video is paused.'),
      })
      .optional()
      .describe('The looping background video; it is always muted.'),
    picture: picture.optional().describe('A picture beside the texts, instead of a video.'),
    focus,
    projects: z
      .union([z.int().min(1).max(6), z.array(title).min(1).max(6)])
      .register(fieldMetadata, { expected: 'a number from 1 to 6, or a list of titles' })
      .optional()
      .describe(
        'The projects or cards that are shown below the texts, by their titles; or how many of the first. The welcome is lower then.',
      ),
    sound: z
      .strictObject({
        sources: sources(audio).describe('The track in several formats; loads on click.'),
        on: word('soundOn', 'The label of the button that switches the sound on.'),
        off: word('soundOff', 'The label of the same button while the track plays.'),
        language: language.optional().describe("The language of both labels, if not the site's."),
      })
      .optional()
      .describe('The looping background track.'),
    links: z
      .strictObject({
        label: word('pages', 'The name of the group of links, for screen readers.'),
        pages: listOf({
          label: text
            .default('')
            .describe('The text of the link; by default the name of the page.'),
          page: pageLink.describe('The path of the page that the link leads to.'),
        }).describe('The links, in order.'),
      })
      .optional()
      .describe('Links to pages of the site.'),
    entrances: z
      .strictObject({
        name: entrance('fadeInDown'),
        profession: entrance('fadeInLeft'),
        label: entrance('fadeInRight'),
        links: entrance('fadeInUp'),
      })
      .prefault({})
      .describe('The entrance animation of each part.'),
  },
  { width: 'screen', heading: 'always' },
)
  .refine(({ video, picture }) => !(video && picture), {
    path: ['picture'],
    error: 'a video shows its own poster: a picture is for a welcome without video',
    ...despiteOtherIssues,
    params: { fix: 'remove the line picture, or the block video' },
  })
  .refine(({ video, picture, projects }) => !(projects && (video || picture)), {
    path: ['projects'],
    error: 'a video or a picture fills the screen: projects are for a welcome without them',
    ...despiteOtherIssues,
    params: { fix: 'remove the line projects, or the video or picture' },
  });
