import { parse } from 'yaml';
import * as schemas from '../../src/sections/schemas.ts';
import { texts } from './odd-texts.ts';
import { exampleOf, readSite } from './site-files.ts';

/** Pictures of four shapes, the first of them bright. */
const still = { src: '/media/still.png', alt: 'A bright square' };
const poster = { src: '/media/poster.webp', alt: 'Threads' };
const upright = { src: '/media/portrait.webp', alt: 'A portrait' };
const tall = { src: '/media/poster-portrait.webp', alt: 'Threads on a phone' };
const shapes = [poster, upright, tall, still];
const panorama = { src: '/media/panorama.png', alt: 'A coast' };
const url = 'https://example.com/an/address/that/is/longer/than/a/column';

/** Code whose words have each of the roles. */
const program = "// ورق\nconst a = count('b', 12);\n";

type Fields = Record<string, unknown>;
type Item = { title: string; text: string };
type Form = { items: readonly Item[]; heading?: string; hasPictures?: boolean };

/** One section of each type: with these items, or its example. */
function sectionsOf(form: Form): Fields[] {
  const made = sectionsWith(form);
  // The first page, and those of work, aside and pictures have these.
  const elsewhere = ['hero', 'profile', 'projects', 'contact', 'gallery'];
  const types = [...elsewhere, ...made.map(({ type }) => type)];
  const others = Object.keys(schemas).filter((type) => !types.includes(type));
  return [...made, ...others.map(exampleOf)];
}

/** Sections with texts of the owner, with these items. */
function sectionsWith({ items, heading, hasPictures = false }: Form): Fields[] {
  const list = (type: string, make: (item: Item, index: number) => Fields) => ({
    ...(heading !== undefined && { heading }),
    type,
    items: items.map(make),
  });
  const named = heading !== undefined && { heading };
  const { title, text } = items[0] ?? { title: '', text: '' };
  const titles = items.map((item) => item.title);
  const picture = (index: number) => ({ ...poster, ...shapes[index % shapes.length] });
  return [
    list('cards', (item, index) => ({
      ...item,
      tags: [item.title],
      url,
      ...(hasPictures && index % 2 === 0 && { picture: picture(index) }),
    })),
    list('timeline', (item) => ({
      period: item.title.slice(0, 20),
      title: item.title,
      place: item.title,
      url,
      paragraphs: [item.text],
      points: [item.title],
    })),
    list('facts', (item) => ({
      value: item.title.slice(0, 8),
      label: item.title,
      note: item.text,
    })),
    list('quotes', (item) => ({ text: item.text, name: item.title, role: item.title, url })),
    list('download', (item) => ({ label: item.title, note: item.text, file: '/media/logo.svg' })),
    list('links', (item) => ({ label: item.title, url })),
    {
      ...named,
      type: 'prose',
      paragraphs: [
        ...items.map((item) => item.text),
        { heading: title },
        { subheading: title },
        { list: [...titles, { paragraphs: [text, { list: titles }] }] },
        { steps: titles },
        { table: [titles, titles] },
        { rule: true },
        { quote: text, by: title },
        { code: text },
        { code: program, language: 'js' },
        ...(hasPictures ? [{ picture: poster.src, alt: poster.alt, caption: title }] : []),
      ],
    },
    { heading: heading ?? title, type: 'technologies', items: titles },
    {
      type: 'cover',
      heading: title,
      facts: Object.fromEntries(items.map((item) => [item.title, item.text])),
      tags: titles,
      ...(hasPictures && { picture: upright }),
    },
    list('errands', (item) => ({ title: item.title, place: item.text, url })),
    list('lectures', (item, index) => ({
      title: item.title,
      date: '2021-09',
      place: item.title,
      url,
      ...(hasPictures && index % 2 === 0 && { picture: picture(index) }),
    })),
    { ...named, type: 'embed', title, video: 'https://vimeo.com/1084537' },
    ...(hasPictures
      ? [
          {
            ...named,
            type: 'gallery',
            pictures: items.map((item, index) => ({ ...picture(index), caption: item.title })),
          },
        ]
      : []),
  ];
}

/**
 * A site of every section type, with texts, lists and pictures of every kind, and a type of the owner. JSON is YAML as
 * well.
 * @param theme the lines of its theme
 */
export function kitchenSink(theme: Fields, name: keyof typeof texts = 'de') {
  const { language, short, title, long, word } = texts[name];
  const page = (path: string, sections: Fields[]) => ({
    path,
    link: path || short,
    title: short,
    sections,
  });
  const brief = { title: short, text: short };
  const odd = Array.from({ length: 7 }, (_, index) => ({
    title: `${index % 3 ? word.slice(0, 6) : title.slice(0, 30)} ${index}`,
    text: `${index} ${long.slice(0, 60 + 15 * index)}`,
  }));
  const lengthy = { title, text: long };
  const mixed = { title: texts.ar.title.slice(0, 30), text: `${texts.ar.short} ${texts.ar.long}` };
  const pages = ['work', 'one'].map((path) => ({ label: path, page: path }));
  const site = {
    app: { name: short, language, description: title },
    owner: { name: title.slice(0, 30) },
    navigation: { logo: { src: poster.src, alt: 'Mark' } },
    footer: { year: 2026, links: [{ label: title.slice(0, 40), page: 'one' }] },
    theme,
    // Everything enters by the constants of the schema, and not in the hand of the theme.
    animation: {},
    pages: [
      page('', [{ type: 'hero', picture: still.src, links: { pages } }]),
      page(
        'long',
        sectionsOf({ items: [lengthy, brief, mixed], heading: title, hasPictures: true }),
      ),
      page('many', sectionsOf({ items: odd, heading: short, hasPictures: true })),
      {
        ...page('one', [...sectionsOf({ items: [brief] }), { type: 'hero', links: { pages } }]),
        menu: false,
      },
      {
        ...page('next', [{ type: 'prose', heading: short, paragraphs: [...'123456'] }]),
        menu: false,
      },
      page('words', sectionsOf({ items: [{ title: word, text: word }, brief], heading: word })),
      page('aside', [
        { type: 'profile', heading: title, aside: true, photo: upright },
        ...sectionsOf({ items: [lengthy], heading: word, hasPictures: true }),
      ]),
      page('work', [
        { type: 'projects', heading: short },
        { type: 'contact', heading: title },
      ]),
      page('pictures', [
        { type: 'gallery', heading: short, pictures: [poster, upright, tall] },
        {
          type: 'cards',
          items: [panorama, poster, { ...tall, focus: 'top' }, upright, still].map(
            (picture, index) => ({ title: `${short} ${index}`, picture }),
          ),
        },
      ]),
      page('distances', parse(readSite('distances')).pages[0].sections),
    ],
  };
  const [description, tags] = [
    'Ein Leitsystem für alle, die zum ersten Mal hier sind.',
    ['Orientierungs- und Leitsysteme', '2019–2024'],
  ];
  /** Projects with and without each part, the second of which has none. */
  const rowsOf = (name: string, more: Fields) => [
    { title: 'Straßenbahnhaltestellen an der Donau', url, description, tags, page: 'one', ...more },
    { title: name, description: 'Uhr', page: 'next', ...more },
  ];
  const content = {
    personalOwn: { own: { nameOwn: 'Ada', profession: 'Ingenieurin', label: 'Uhr' } },
    projects: [
      ...rowsOf('Uhr', { picture: poster }),
      ...rowsOf('Turmuhr', {}),
      ...rowsOf('Sonnenuhr', { picture: upright }),
      ['Uhr', url, description],
    ],
    contactMe: [
      ['LinkedIn', 'https://www.linkedin.com/in/example'],
      ['Straßenbahnhaltestellen an der Donau', url],
      ['Uhr', 'mailto:ada@example.com'],
    ],
  };
  return { site: JSON.stringify(site), content: JSON.stringify(content) };
}
