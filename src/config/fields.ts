import { z } from 'zod';
import { isDeviceName } from '../shared/page-path.ts';
import { hasUnpairedBrace, unknownVariables } from '../shared/template.ts';
import { invisibleOnly } from '../shared/visible-text.ts';
import { fieldMetadata, type Role } from './field-metadata.ts';
import { focus } from './focus.ts';
import { findHtml, findStrayQuote, findVariable } from './plain-text.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';
import { english, type Words } from './words.ts';

const refuseInvisible = (value: string, context: z.RefinementCtx) => {
  if (invisibleOnly.test(value))
    context.addIssue({ code: 'too_small', minimum: 1, origin: 'string' });
};

/** A non-empty text that pages show exactly as written, so the text may contain markup characters. */
export const verbatim = z.string().trim().min(1).superRefine(refuseInvisible);

/** A non-empty Markdown text, before the Markdown is parsed. */
export const markdown = verbatim.superRefine(refuseWhere(findStrayQuote));

const withoutHtml = markdown.superRefine(refuseWhere(findHtml));

/** A non-empty text without HTML and variables. */
export const text = markdown.superRefine(
  refuseWhere((value) => findVariable(value) ?? findHtml(value)),
);

/** A text that is a name or a figure. */
export const properName = text.clone().register(fieldMetadata, { isName: true });

/** A text or an integer. YAML would change the look of other numbers: 1.10 would become 1.1. */
export const figure = z
  .union([properName, z.int()])
  .register(fieldMetadata, { expected: 'a text or a whole number' });

/** Matches a path, the name of a file, also as a camera gives it, and words that every picture could have. */
const fileName =
  /^\S*\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?)$|^(?:IMG|DSC[FN]?|PXL|DJI|MVIMG|Screenshot|WhatsApp Image)[ _-]?\d[^\p{Ll}]*$|^(?:alt|alt text|image|picture|photo)$/iu;

/** What a picture shows, for those who cannot see it. */
export const pictureWords = text.superRefine(
  refuseWhere((words) =>
    fileName.test(words)
      ? { expected: 'what the picture shows', fix: 'write what can be seen in it' }
      : undefined,
  ),
);

/** A text without HTML that may be empty. */
export const freeText = z
  .string()
  .superRefine(refuseWhere(findStrayQuote))
  .superRefine(refuseWhere(findHtml));

/**
 * Creates the schema of a field for one of the words in `words.json`. Its default is the word's name in braces,
 * since a field's schema does not know the language of the site. `resolveSite` fills in the word.
 */
export const word = (name: keyof Words, description: string, schema = text) =>
  schema
    .default(`{${name}}`)
    .meta({
      description: `${description} By default in the language of the site.`,
      examples: [english[name]],
    })
    .register(fieldMetadata, { role: 'word' });

/** Creates the schema of a list with at least one entry, which has these fields, or one such as `text`. */
export function listOf<F extends z.ZodType>(entry: F): z.ZodArray<F>;
export function listOf<F extends z.core.$ZodLooseShape>(
  fields: F,
): z.ZodArray<z.ZodObject<F, z.core.$strict>>;
export function listOf(entry: z.ZodType | z.core.$ZodLooseShape) {
  return z.array(entry instanceof z.ZodType ? entry : z.strictObject(entry)).min(1);
}

/** Creates the schema of a text that matches a pattern. Error messages describe the pattern with `expected`. */
export const matching = (pattern: RegExp, expected: string) =>
  z.string().regex(pattern, expected).register(fieldMetadata, { expected });

/** Refuses long paths, since file systems limit file names to 255 bytes, and paths often to 1,024 bytes. */
export const refuseUnusablePath = refuseWhere((path) => {
  if (path.split('/').some(isDeviceName))
    return {
      expected: 'a path without the name of a device, such as con, nul or aux',
      fix: 'write another word: Windows has no files of this name',
    };
  const longest = Math.max(...path.split('/').map((name) => name.length));
  if (longest <= 240 && path.length <= 500) return undefined;
  const expected = 'a path of at most 500 letters, and of 240 between two slashes';
  return { expected, fix: 'write a shorter one' };
});

/** A duration in milliseconds, at most ten seconds. */
export const milliseconds = z.int().min(0).max(10_000).register(fieldMetadata, { unit: 'ms' });

/** A distance in CSS pixels. Negative distances point up or to the left. */
export const pixels = z.int().min(-5_000).max(5_000).register(fieldMetadata, { unit: 'px' });

/** A width or a height in CSS pixels. */
export const size = z.int().min(1).max(10_000).register(fieldMetadata, { unit: 'px' });

/** Makes zod check a rule about an object even if a value in the object is invalid. By default, zod skips the rule. */
export const despiteOtherIssues = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

const pathBelowPublic = /^\/(?!\/)[^\\\p{Cc}]+$/u;

/** Creates the schema of a path below `public/`. Unicode has two codes for accented letters, so paths are normalised. */
const fileBelowPublic = (role: Role, example: string, noun = 'file', form = pathBelowPublic) => {
  const expected = `the path of a ${noun} below public/, such as ${example}`;
  return z
    .string()
    .regex(form, expected)
    .normalize('NFC')
    .meta({ examples: [example] })
    .register(fieldMetadata, { role, expected });
};

export const picture = fileBelowPublic('picture', '/media/logo.svg');

/** A picture that may be left blank. */
export const optionalPicture = fileBelowPublic(
  'picture',
  '/media/logo.svg',
  'file',
  new RegExp(`^$|${pathBelowPublic.source}`, 'u'),
);

/** The path of a folder below `public/` whose pictures are shown in the order of their names. */
export const pictureFolder = fileBelowPublic('picture folder', '/media/works/', 'folder');

/** The fields of a picture that a page shows. */
export const shownPicture = {
  src: picture.describe('The file.'),
  alt: pictureWords.describe('What the picture shows, for those who cannot see it.'),
  focus,
};

export const video = fileBelowPublic('video', '/media/film.mp4');

export const audio = fileBelowPublic('audio', '/media/track.m4a');

/** The path of a file of any type below `public/` that visitors can download. */
export const file = fileBelowPublic('file', '/files/cv.pdf');

const mediaTypeForm = /^(audio|video)\/[\w.+-]+(\s*;.*)?$/;
const expectedMediaType = 'a media type, such as video/mp4';

/** Finds the problem of a text that is no media type. Whether the file is a film or a track, its own check tells. */
function findMediaTypeProblem(text: string): TextProblem | undefined {
  if (mediaTypeForm.test(text)) return undefined;
  const [, ending] = /^\.?(mp4|webm|ogg)$/i.exec(text) ?? [];
  const meant = ending && `video/${ending.toLowerCase()}`;
  return { expected: expectedMediaType, meant, isCertain: meant !== undefined };
}

/** The media type of a video or audio file. */
export const mediaType = z
  .string()
  .superRefine(refuseWhere(findMediaTypeProblem))
  .meta({ pattern: mediaTypeForm.source })
  .register(fieldMetadata, { role: 'media type', expected: expectedMediaType });

/** Creates the schema of a text that may contain these variables, and no others, in braces. */
export const template = (...variables: readonly string[]) =>
  withoutHtml.superRefine((value, context) => {
    const known = variables.map((name) => `{${name}}`).join(', ');
    for (const variable of unknownVariables(value, variables)) {
      context.addIssue({ code: 'custom', message: `${known} in braces, not ${variable}` });
    }
    if (hasUnpairedBrace(value)) context.addIssue({ code: 'custom', message: 'braces in pairs' });
  });

export const iconName = z
  .string()
  .trim()
  .min(1)
  .register(fieldMetadata, { role: 'icon', expected: 'the name of a Tabler icon' });
