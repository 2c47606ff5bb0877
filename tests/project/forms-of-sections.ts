/** Texts of one language, from the shortest to the longest. */
type Texts = { language: string; short: string; title: string; long: string; word: string };

const english =
  'What can be worked out by an engine should be, since that leaves time for what cannot. ';
const texts: Record<'en' | 'ar' | 'ja' | 'de', Texts> = {
  en: {
    language: 'en',
    short: 'A',
    title: 'A heading of eighty letters, which some owners write when they have much to say.',
    long: english.repeat(4),
    word: 'Supercalifragilisticexpialidocious',
  },
  ar: {
    language: 'ar',
    short: 'ل',
    title: 'أبني تطبيقات للويب تبقى سريعة وواضحة وسهلة التغيير من قاعدة البيانات إلى الشاشة',
    long: 'ما يمكن أن تحسبه الآلة ينبغي أن تحسبه، فيبقى الوقت لما لا يمكن حسابه. '.repeat(4),
    word: 'المستشفيات',
  },
  ja: {
    language: 'ja',
    short: '文',
    title: '機械で計算できることは機械に計算させ、計算できないことのために時間を残しておく',
    long: '計画してから作り、なぜそうしたのかを書き残しておくことにしている。'.repeat(6),
    word: 'プログラミング',
  },
  de: {
    language: 'de',
    short: 'Ö',
    title: 'Über die Zuständigkeit für Genehmigungen im Verkehr mit ländlichen Grundstücken',
    long: 'Was eine Maschine berechnen kann, soll sie berechnen, denn dann bleibt Zeit. '.repeat(4),
    word: 'Grundstücksverkehrsgenehmigungszuständigkeit',
  },
};

const poster = { src: '/media/poster.webp', alt: 'Threads' };
const upright = { src: '/media/portrait.webp', alt: 'A portrait' };
const url = 'https://example.com/an/address/that/is/longer/than/a/column';

type Fields = Record<string, unknown>;
type Item = { title: string; text: string };
type Form = { items: readonly Item[]; heading?: string; hasPictures?: boolean };

/** One section of each type with texts of the owner, with these items. */
function sectionsOf({ items, heading, hasPictures = false }: Form): Fields[] {
  const list = (type: string, make: (item: Item, index: number) => Fields) => ({
    ...(heading !== undefined && { heading }),
    type,
    items: items.map(make),
  });
  const named = heading !== undefined && { heading };
  const { title, text } = items[0] ?? { title: '', text: '' };
  const titles = items.map((item) => item.title);
  const picture = (index: number) => (index % 4 ? upright : poster);
  return [
    list('cards', (item, index) => ({
      ...item,
      tags: [item.title],
      url,
      ...(hasPictures && index % 2 === 0 && { picture: picture(index) }),
    })),
    list('timeline', (item) => ({
      period: item.title,
      title: item.title,
      place: item.title,
      url,
      paragraphs: [item.text],
      points: [item.title],
    })),
    list('facts', (item) => ({ value: item.title, label: item.title, note: item.text })),
    list('quotes', (item) => ({ text: item.text, name: item.title, role: item.title, url })),
    list('download', (item) => ({ label: item.title, note: item.text, file: '/media/logo.svg' })),
    list('links', (item) => ({ label: item.title, url })),
    {
      ...named,
      type: 'prose',
      paragraphs: [
        ...items.map((item) => item.text),
        { heading: title },
        { list: titles },
        { steps: titles },
        { quote: text, by: title },
        { code: text },
        ...(hasPictures ? [{ picture: poster.src, alt: poster.alt, caption: title }] : []),
      ],
    },
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

/** The paths of the pages of `siteOfForms`. */
export const formPaths = ['/', '/forty', '/one', '/words', '/aside'];

/** A site with each type in its longest and its shortest form. JSON is YAML as well. */
export function siteOfForms(preset: string, name: keyof typeof texts): string {
  const { language, short, title, long, word } = texts[name];
  const page = (path: string, form: Form, more: Fields[] = []) => ({
    path,
    link: path || title.slice(0, 20),
    title: short,
    sections: [...more, ...sectionsOf(form)],
  });
  const brief = { title: short, text: short };
  const forty = Array.from({ length: 40 }, (_, index) => ({
    title: `${index % 3 ? word.slice(0, 6) : title.slice(0, 30)} ${index}`,
    text: `${index} ${long.slice(0, 60 + 5 * index)}`,
  }));
  const lengthy = { title, text: long };
  const beside = { type: 'profile', heading: title, aside: true, photo: upright };
  return JSON.stringify({
    app: { name: short, language, description: title },
    owner: { name: title.slice(0, 30) },
    navigation: { logo: { src: '/media/logo.svg', alt: short } },
    theme: { preset },
    pages: [
      page('', {
        items: [lengthy, brief, { title: `${short} ${title}`, text: `${short} ${long}` }],
        heading: title,
        hasPictures: true,
      }),
      page('forty', { items: forty, heading: short, hasPictures: true }),
      page('one', { items: [brief] }),
      page('words', { items: [{ title: word, text: word }, brief], heading: word }),
      page('aside', { items: [lengthy], heading: word, hasPictures: true }, [beside]),
    ],
  });
}
