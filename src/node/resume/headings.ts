import lists from './headings.json' with { type: 'json' };

/** The headings of a site that is made from a résumé, in the order of the lists in `headings.json`. */
const names = [
  ...(['home', 'about', 'projects', 'experience', 'contact'] as const),
  ...(['work', 'volunteer', 'education', 'awards', 'certificates', 'publications'] as const),
  ...(['skills', 'languages', 'interests', 'references', 'location'] as const),
  ...(['email', 'phone', 'website'] as const),
];

export type HeadingName = (typeof names)[number];

const languages = new Map<string, string>(Object.entries(lists));

/** Returns a function that says each heading in a language, or in English if there are none in it. */
export function headingsIn(tag: string): (name: HeadingName) => string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const list = languages.get(`${language}-${script}`) ?? languages.get(language) ?? lists.en;
  const words = list.split(/[,،、]\s*/);
  return (name) => words[names.indexOf(name)] ?? '';
}
