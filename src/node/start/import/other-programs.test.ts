import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { formatPath, isBlock, type Path } from '../../../schema/path.ts';
import { findLeftOut } from '../resume/left-out.ts';
import { siteOfResume } from '../resume/site-of-resume.ts';
import { readSource } from './read-source.ts';

const tests = join(import.meta.dirname, '..', '..', '..', '..', 'tests');
const pathsIn = (folder: string, names: RegExp) =>
  readdirSync(join(tests, folder))
    .filter((name) => names.test(name))
    .map((name) => [name, join(tests, folder, name)] as const);
const files = [...pathsIn('cvs', /./), ...pathsIn('resumes', /^re(?:ndercv|active)/)];

/** What says how a page looks, what an import calls by words of its own, and the words of links. */
const unsaid =
  /^(?:design|locale|settings|rendercv_settings|metadata|picture|basics\.picture|cv\.photo)\b|^(?:sections\.(?!custom)\w+|summary)\.(?:name|title|id)$|\b(?:id|columns|icon|iconColor|level|type)$|\b(?:url|website)\.label$/;
const isDate = /\b(?:(?:start_|end_)?date|period)$/;

/** Lists each text of a value with its path. */
function textsOf(value: unknown, path: Path = []): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number')
    return [[formatPath(path), String(value)]];
  const entries = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isBlock(value) ? value : {});
  return entries.flatMap(([key, each]) => textsOf(each, [...path, key]));
}

const wordsOf = (text: string) =>
  text.replace(/<[^>]+>|&\w+;|https?:\/\//g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** What an import of a file makes, and what it says. */
async function imported(path: string) {
  const resume = await readSource(path);
  const site = siteOfResume(resume, resume.language);
  return { resume, site, notes: [...resume.notes, ...findLeftOut(resume, site)] };
}

test.each(files)('no text of %s is lost without a word of it', async (_, path) => {
  const { site, notes } = await imported(path);
  const kept = new Set(wordsOf(JSON.stringify([site, notes])));
  const lost = textsOf(parse(readFileSync(path, 'utf8'))).filter(
    ([place, text]) =>
      !unsaid.test(place) &&
      wordsOf(text)
        // Months and words for today are written in another way.
        .filter((word) => !isDate.test(place) || /^\d{4}$/.test(word))
        .some((word) => !kept.has(word)),
  );
  expect(lost).toEqual([]);
});

test('a date alone is no period that goes on, and of several addresses the first is taken', async () => {
  const tutor = (await imported(join(tests, 'cvs', 'rendercv-older-keys.yaml'))).resume;
  expect(tutor.entries.get('work')).toContainEqual(
    expect.objectContaining({ title: 'Tutor', start: '2014-08', end: '2014-08' }),
  );
  const { resume, notes } = await imported(join(tests, 'cvs', 'rendercv-capitals.yaml'));
  expect(resume.basics).toMatchObject({ email: 'bayu@santoso.example' });
  expect(notes.map(({ place }) => place)).toContain('rendercv-capitals.yaml  cv.email[1]');
});

test('a first section of texts is the summary, whatever it is called, and a school has its town and its points', async () => {
  const spanish = (await imported(join(tests, 'cvs', 'rendercv-spanish.yaml'))).resume;
  expect(spanish.basics).toMatchObject({
    summary: expect.stringMatching(/^Diseño motores.*\n\nMás en la \[página\]/),
  });
  const ines = (await imported(join(tests, 'resumes', 'rendercv.yaml'))).resume;
  expect(ines.entries.get('education')).toContainEqual(
    expect.objectContaining({ points: ['Thesis: Queues at sea'] }),
  );
  expect(ines.entries.get('publications')).toContainEqual(
    expect.objectContaining({ text: '*Ines Duarte*, Rui Sá', url: 'https://doi.org/10.1000/xyz' }),
  );
});

/** Imports a CV of RenderCV with one section. */
async function importedSection(heading: string, entries: readonly unknown[]) {
  const file = join(folderForTest(), 'cv.yaml');
  const sections = { summary: ['I build.'], [heading]: entries };
  writeFileSync(file, stringify({ cv: { name: 'Ada Byron', sections } }));
  return imported(file);
}

const job = { company: 'Red Cross', position: 'Driver', start_date: '2024-11' };
const driver = { title: 'Driver', by: 'Red Cross', start: '2024-11' };
const spoken = { label: 'Spanish', details: 'native' };
const spanish = { title: 'Spanish', by: 'native' };
const exam = { name: 'B2 First', date: '2022-06', summary: 'Board' };
const passed = { title: 'B2 First', end: '2022-06', text: 'Board' };

test.each([
  [
    'voluntariado volunteering Ehrenamt Bénévolat volontariato trabalho_voluntário',
    job,
    'volunteer',
    driver,
  ],
  [
    'Vrijwilligerswerk Wolontariat Волонтёрство Волонтерство gönüllülük 志愿服务 התנדבות',
    job,
    'volunteer',
    driver,
  ],
  ['Volunteer_Experience volunteer_work', job, 'volunteer', driver],
  [
    'experience Experiência Berufserfahrung Experiencia_profesional 工作经历 Опыт_работы',
    job,
    'work',
    driver,
  ],
  [
    'idiomas languages Sprachkenntnisse Langues Lingue Línguas Talen Języki Jazyky Diller',
    spoken,
    'languages',
    spanish,
  ],
  [
    'Språk Языки Мови 语言能力 語言 言語 اللغات שפות Γλώσσες Foreign_languages',
    spoken,
    'languages',
    spanish,
  ],
  ['languages', { name: 'Spanish', summary: 'native' }, 'languages', spanish],
  ['languages', { language: 'Spanish', fluency: 'native' }, 'languages', spanish],
  ['languages', { bullet: '**Spanish:** native' }, 'languages', spanish],
  ['languages', 'Spanish: native', 'languages', spanish],
  [
    'certificados Zertifikate Certifications certificazioni Certyfikaty Сертификаты 证书 資格',
    exam,
    'certificates',
    passed,
  ],
  [
    'awards Premios honours_and_awards Auszeichnungen Nagrody 奖项 受賞 Ödüller',
    { ...exam, name: 'Prize' },
    'awards',
    { ...passed, title: 'Prize' },
  ],
  ['awards', { bullet: 'Prize of **Lyon** (2020)' }, 'awards', { title: 'Prize of Lyon (2020)' }],
  [
    'skills Competências habilidades Kenntnisse Umiejętności Навыки 技能 Programming_languages',
    { bullet: '**Tools:** Git, C#' },
    'skills',
    { title: 'Tools', words: ['Git', 'C#'] },
  ],
  ['skills Technologies', 'Welding', 'skills', { title: 'Welding' }],
  [
    'skills',
    { name: 'Tools', keywords: 'Git, C#', icon: 'fa-code' },
    'skills',
    { title: 'Tools', words: ['Git', 'C#'] },
  ],
  [
    'Hobbies Intereses Zainteresowania',
    { name: 'Chess', keywords: ['blitz'] },
    'interests',
    { title: 'Chess', words: ['blitz'] },
  ],
  [
    'publications Veröffentlichungen',
    { title: 'On tides', publisher: 'Sea', date: '2026', summary: 'A, B' },
    'publications',
    { title: 'On tides', by: 'Sea', end: '2026', text: 'A, B' },
  ],
  [
    'References',
    { name: 'Lee', reference: 'Good.' },
    'references',
    { title: 'Lee', text: 'Good.' },
  ],
  [
    'Education',
    { institution: 'MIT', studyType: 'BS', area: 'Art' },
    'education',
    { title: 'BS, Art', by: 'MIT' },
  ],
] as const)(
  'sections with the headings %s, of %j, are %s',
  async (headings, entry, part, expected) => {
    for (const heading of headings.split(' ')) {
      const { resume, notes } = await importedSection(heading, [entry]);
      const found = resume.entries.get(part);
      expect([heading, found]).toEqual([heading, [expect.objectContaining(expected)]]);
      expect(notes).toEqual([]);
    }
  },
);

test.each([
  [
    ['Sailed round Gotland.', 'Alone.'],
    ['Sailed round Gotland.', 'Alone.'],
  ],
  [
    [{ bullet: 'A [talk](https://a.dev)' }, { bullet: 'B' }],
    [{ list: ['A [talk](https://a.dev)', 'B'] }],
  ],
  [[{ number: 'A' }, { number: 'B' }], [{ steps: ['A', 'B'] }]],
  [[{ reversed_number: 'A' }], [{ list: ['A'] }]],
  [[{ label: 'Chair', details: 'NeurIPS' }], [{ list: ['**Chair:** NeurIPS'] }]],
  [[{ title: 'Tides', date: 2020 }], [{ list: ['Tides, 2020'] }]],
])('a section of %j with any other heading keeps its heading', async (entries, paragraphs) => {
  const { site, notes } = await importedSection('far_from_home', entries);
  const sections = site.site.pages.flatMap((page) => page.sections);
  expect(sections).toContainEqual({ type: 'prose', heading: 'Far from home', paragraphs });
  expect(notes).toEqual([]);
});
