import { z } from 'zod';
import { animation } from './animation.ts';
import { api } from './api.ts';
import { fieldMetadata } from './field-metadata.ts';
import {
  despiteOtherIssues,
  freeText,
  picture,
  pictureWords,
  properName,
  size,
  text,
  word,
} from './fields.ts';
import { footer } from './footer.ts';
import { language, languageList } from './language.ts';
import { findPrivateHost } from './link-target.ts';
import { webAddress } from './links.ts';
import { pages } from './pages.ts';
import type { SectionSchema } from './section.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';
import { theme } from './theme.ts';

/** Finds the problem of a URL that paths of pages cannot follow, or at which visitors find no site. */
function findSiteUrlProblem(url: string): TextProblem | undefined {
  const problem = findPrivateHost(url);
  if (problem) return problem;
  const meant = url.replace(/(?:#|\?).*$|(?<=\w\/)(?:index|home|default)\.\w+$/i, '');
  const expected = 'an address without ? and #, and without a page, since paths of pages follow it';
  return meant === url ? undefined : { expected, meant };
}

const versionForm = /^\d+\.\d+\.\d+$/;
const expectedVersion = 'three numbers and two dots, such as 1.0.0';

/** Finds the problem of a version that has fewer than three numbers, or other signs between them. */
function findVersionProblem(version: string): TextProblem | undefined {
  if (versionForm.test(version)) return undefined;
  const [, first, second = '0', third = '0'] =
    /^v?(\d+)(?:[.,](\d+))?(?:[.,](\d+))?$/i.exec(version) ?? [];
  const meant = first === undefined ? undefined : `${first}.${second}.${third}`;
  return { expected: expectedVersion, meant, isCertain: true };
}

/** The schema of the block `app`, with the name and language of the site, and whether the site is in production. */
const app = z
  .strictObject({
    name: properName.describe('The name of the application; titles call it {appName}.'),
    version: z
      .string()
      .superRefine(refuseWhere(findVersionProblem))
      .meta({ pattern: versionForm.source })
      .register(fieldMetadata, { expected: expectedVersion })
      .default('1.0.0')
      .describe('The version of the site.'),
    production: z
      .boolean()
      .default(false)
      .describe('While false, the site asks search engines not to list it.'),
    language: language
      .default('en')
      .describe('The language of the texts; words that no line sets, and dates, follow it.'),
    languages: languageList
      .optional()
      .describe(
        'The languages of the site, its own first. Any text may then be a block with a line for each, such as `en: About me`.',
      ),
    description: text
      .default('')
      .describe('One sentence for search engines and link previews; by default the tagline.'),
    url: webAddress
      .superRefine(refuseWhere(findSiteUrlProblem))
      .optional()
      .describe('Where the site is published, with its path; needed once production is true.'),
    resume: z
      .boolean()
      .default(false)
      .describe(
        'Whether the build writes what the site shows as resume.json too, a résumé in the format JSON Resume.',
      ),
  })
  .refine(({ production, url }) => production !== true || url !== undefined, {
    path: ['url'],
    error: 'production is true, and the key "url" with the address of the site is missing',
    ...despiteOtherIssues,
  })
  .describe('The application.');

/** The hosting services that the build writes configuration files for. */
export const hosts = ['github-pages', 'netlify', 'cloudflare', 'vercel', 'nginx', 'caddy'] as const;

/** The hosting service that publishes the site. */
const host = z
  .enum(['all', ...hosts, 'other'])
  .default('all')
  .describe(
    'Where the site is published: what this host needs is written beside the pages, as that of `all` is. Links on `other` hosts end in a slash, since all serve a folder.',
  );

const owner = z
  .strictObject({
    name: properName.describe("The owner's name."),
    profession: freeText.default('').describe("The owner's profession."),
    tagline: freeText.default('').describe('A line about the owner.'),
  })
  .describe(
    'The person the site is about. If a data service elsewhere or personalOwn in content/index.yaml knows the owner, only the name is used, until the service has answered.',
  );

const titles = z
  .strictObject({
    separator: z.string().min(1).default(' - ').describe('Stands where {separator} is.'),
  })
  .prefault({})
  .describe('Document titles.');

const colorWords = z.strictObject({
  label: word('colors', 'What it is called.'),
  system: word('systemColors', "The choice of the system's colours."),
  light: word('lightColors', 'The choice of light colours.'),
  dark: word('darkColors', 'The choice of dark colours.'),
});

/** The schema of the block `navigation`, with the texts and the logo of the bar at the top of the pages. */
export const navigation = z
  .strictObject({
    label: word('navigation', 'The name of the bar, for screen readers.'),
    skip: word('skip', 'The link that jumps over the bar.'),
    menu: word('menu', 'The name of the button that unfolds the bar on small screens.'),
    newTab: word('newTab', 'What screen readers say of links that open a new tab.'),
    switch: z
      .union([z.boolean().transform((isShown) => isShown && colorWords.parse({})), colorWords])
      .default(false)
      .describe(
        'Whether a switch between light and dark colours stands at the end of the bar, or its words; without it, they are as the system says.',
      ),
    logo: z
      .strictObject({
        src: picture.describe('The picture, best an SVG; icons are made from it too.'),
        alt: pictureWords.describe('What the link is called.'),
        width: size.optional().describe('Its width in px. Without it, it follows from the shape.'),
        height: size
          .optional()
          .describe(
            'Its height in px. Without a width, it is by default that of a line of the bar.',
          ),
      })
      .optional()
      .describe('The logo.'),
  })
  .describe('The navigation bar.');

const labels = z
  .strictObject({
    year: word('year', 'Stands above the year.'),
    client: word('client', 'Stands above the client.'),
    role: word('role', 'Stands above the role.'),
    place: word('place', 'Stands above the place.'),
  })
  .prefault({})
  .describe('What the facts are called with which the page of a project or card opens.');

/** Creates the schema of `site.config.yaml` with the given section types. */
export function siteSchema<S extends SectionSchema>(sections: readonly [S, ...S[]]) {
  return z.strictObject({
    app,
    host,
    owner,
    api,
    titles,
    animation,
    navigation: navigation.prefault({}),
    footer,
    labels,
    theme,
    pages: pages(sections),
  });
}
