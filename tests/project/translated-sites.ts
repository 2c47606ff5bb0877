import { presetNames } from '../../src/config/theme.ts';
import { type LookSite, partAndWhole } from './look-sites.ts';
import { readSite } from './site-files.ts';

const content = `
projects:
  - [Mesa, https://example.com/mesa, { es: Una carta para restaurantes., en: A menu for restaurants. }]
contactMe: []
`;

/** A site in Spanish and English, at the root of its host or below a folder: its name, its files and its base. */
export const spanishAndEnglishAt = (path: string) => {
  const site = readSite('languages/es-en');
  const files = { site: path === '/' ? site : withoutSome(site), content };
  return [`languages at ${path}`, files, { base: path }] as const;
};

/** Takes two texts away from English, which has those of Spanish there. */
const withoutSome = (site: string) =>
  site
    .replace('{ es: Herramientas, en: Tools }', '{ es: Herramientas }')
    .replace(
      '{ es: Una aplicación de menús., en: A food-menu application. }',
      '{ es: Una **carta**. }',
    );

const names = ['de-ar', 'pt-en', 'es-en'] as const;

/** A site in two languages, whose looks are tested. */
export const translatedSite = (name: (typeof names)[number]): LookSite => ({
  name: `site in ${name}`,
  preset: 'dusk',
  isQuick: name === 'de-ar',
  files: () => ({
    site: readSite(`languages/${name}`),
    ...(name !== 'es-en' && { content: 'contactMe:\n  - [E-Mail, mailto:hi@studio.test]\n' }),
  }),
});

const said = {
  de: { name: 'Werkstatt Muster', work: 'Arbeiten', about: 'Über mich', text: 'Möbel aus Eiche.' },
  en: { name: 'Muster Workshop', work: 'Work', about: 'About me', text: 'Furniture of oak.' },
  uk: { name: 'Майстерня Мустер', work: 'Роботи', about: 'Про мене', text: 'Меблі з дуба.' },
  el: { name: 'Εργαστήριο Μούστερ', work: 'Έργα', about: 'Για μένα', text: 'Έπιπλα από δρυ.' },
} as const;
type Tag = keyof typeof said;

const several: readonly Tag[] = ['de', 'en', 'uk', 'el'];

/** The paths of the pages of a site in several languages: one without a bar, one with text, one with a picture first. */
export const pathsOfSeveral = ['', 'about', 'work'];

/** A site in the first of several languages, German first, at the sizes of phones, where its bar has several lines. */
function siteInSeveral(count: 3 | 4, preset: LookSite['preset']): LookSite {
  const languages = several.slice(0, count);
  const inEach = (key: keyof (typeof said)[Tag]) =>
    Object.fromEntries(languages.map((tag) => [tag, said[tag][key]]));
  const hero = { type: 'hero', picture: '/media/poster.webp' };
  const links = { pages: [{ label: inEach('work'), page: 'work' }] };
  const site = {
    app: { name: inEach('name'), languages, description: inEach('text') },
    owner: { name: 'Toni Muster', profession: inEach('work') },
    navigation: { switch: true, logo: { src: '/media/logo.svg', alt: 'Muster' } },
    theme: { preset },
    pages: [
      {
        path: '',
        link: 'Start',
        title: '{ownerName}',
        navigation: false,
        sections: [{ ...hero, links }],
      },
      {
        ...{ path: 'about', link: inEach('about'), title: inEach('about') },
        sections: [{ type: 'prose', heading: inEach('about'), paragraphs: [inEach('text')] }],
      },
      { path: 'work', link: inEach('work'), title: inEach('work'), sections: [hero] },
    ],
  };
  return {
    name: `site in ${languages.join('-')}, ${preset}`,
    preset,
    // The site in German and Arabic stands for these.
    isQuick: false,
    widths: [320, 390],
    files: () => ({ site: JSON.stringify(site), content: 'contactMe: []\nprojects: []\n' }),
  };
}

/** Sites in three and four languages, in each preset. */
export const sitesInSeveral = presetNames.flatMap((preset) =>
  ([3, 4] as const).map((count) => siteInSeveral(count, preset)),
);

/** Sites in two languages, of which those of the studio are written in both directions, and in more. */
export const translatedSites = [
  ...names.flatMap((name) =>
    name === 'de-ar'
      ? partAndWhole({ ...translatedSite(name), widths: [390, 1440] })
      : translatedSite(name),
  ),
  ...sitesInSeveral,
];
