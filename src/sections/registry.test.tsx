import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  exampleText,
  readExample,
  renderWithProviders,
} from '../../tests/unit/render-with-providers.tsx';
import synonyms from '../config/synonyms.json' with { type: 'json' };
import { diagnose } from '../diagnose/diagnose.ts';
import { formatText } from '../diagnose/messages/format-problems.ts';
import { schemaValues } from '../schema/schema-values.ts';
import { siteConfig } from '../site.ts';
import { loadViews, Section } from './Section.tsx';
import * as schemas from './schemas.ts';
import * as views from './views.ts';

const files = Object.keys(import.meta.glob('./*/*', { query: '?url' }));
const folders = [...new Set(files.map((file) => file.split('/')[1] ?? ''))].sort();
const anySection = siteConfig.shape.pages.element.shape.sections.element;

/** What a section says of itself, of states that the example is not in, and of other screens. */
const unseen =
  /^(?:type|entrances?|empty|folder|ratio|copied|texts|link|icons)\b|\.(?:icon|type|play|pause|off)$|portrait\.poster/;

beforeAll(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

test('every folder is a section type, and every type is a folder', () => {
  expect(Object.keys(schemas).sort()).toEqual(folders);
  expect(Object.keys(views).sort()).toEqual(folders);
});

test('no type is said to be one that another serves for', () => {
  const elsewhere = Object.values(synonyms['types elsewhere']).flatMap((words) => words.split(' '));
  expect(folders.filter((type) => elsewhere.includes(type))).toEqual([]);
});

describe.each(folders)('%s', (type) => {
  async function show(written: unknown) {
    const section = anySection.parse(written);
    await loadViews([section.type]);
    return { section, container: await renderWithProviders(<Section section={section} />) };
  }

  const schema = Object.entries(schemas).find(([name]) => name === type)?.[1];

  test('has an example that the check finds in order', () => {
    if (!schema) throw new Error(`${type} is not in schemas.ts`);
    const file = `src/sections/${type}/example.yaml`;
    const bytes = new TextEncoder().encode(exampleText(type));
    const nothing = { faultOf: () => undefined, media: [], icons: [], folders: [] };
    const read = diagnose(file, bytes, schema, nothing);
    // Which files and icons there are, the check of a site knows.
    const problems = (read.ok ? [] : read.problems).filter(
      ({ message }) => !/^there is no (?:file|icon) |^there are no texts /.test(message),
    );
    expect(formatText(problems)).toBe('');
  });

  test('describes each of its fields in one sentence', () => {
    for (const [name, field] of Object.entries(schema?.shape ?? {}))
      expect(field.description, name).toMatch(/^[A-Z'].*[.:]$/);
  });

  test('shows all that its example says, each list in its order, in accessible markup', async () => {
    const { section, container } = await show(readExample(type));
    expect(section.type).toBe(type);
    const html = container.innerHTML.replaceAll('&amp;', '&');
    const last = new Map<string, number>();
    for (const { path, value } of schemaValues(anySection, section)) {
      const place = path.join('.');
      if (!/string|number/.test(typeof value) || unseen.test(place)) continue;
      const field = place.replace(/\d+/g, '*');
      const found = html.indexOf(String(value), last.get(field) ?? 0);
      expect(found, `${place}: ${value}`).toBeGreaterThanOrEqual(0);
      last.set(field, found);
    }
    // What else is wrong with markup, axe finds in browsers.
    const faults =
      'svg:not([aria-hidden=true]), a[href^=http]:not([target=_blank][rel="noopener noreferrer"])';
    expect(container.querySelector(faults)).toBeNull();
  });

  test('has headings of rising levels, with and without one of its own', async () => {
    const { heading, ...others } = Object(readExample(type));
    for (const written of [{ heading, ...others }, others]) {
      // Some section types require a heading.
      if (!anySection.safeParse(written).success) continue;
      const { container } = await show(written);
      const all = [...container.querySelectorAll('h1, h2, h3')];
      const [first = 'h1', ...rest] = all.map(({ localName }) => localName);
      expect(first).toBe('h1');
      if (written !== others) expect(rest.filter((level) => level !== 'h2')).toEqual([]);
      else if (heading !== undefined) expect(container.textContent).not.toContain(heading);
    }
  });
});

test.each<[type: string, change: object]>([
  ['download', { items: [{ label: 'CV', file: 'cv.pdf' }] }],
  ['download', { items: [{ label: 'CV', file: 'https://example.com/cv.pdf' }] }],
  ['download', { items: [{ label: 'CV', file: '//cv.pdf' }] }],
  ['embed', { video: 'http://vimeo.com/1084537' }],
  ['embed', { video: 'https://www.youtube.com/@someone' }],
  ['embed', { video: 'javascript:alert(1)' }],
  ['hero', { picture: '/media/still.webp' }],
  ['projects', { separator: '---' }],
  ['projects', { separator: '' }],
  ['prose', { paragraphs: [{ heading: 'A', list: ['b'] }] }],
  ['prose', { paragraphs: [{}] }],
  ['prose', { paragraphs: [{ picture: '/media/a.webp' }] }],
])('the example of %s is refused with %j', (type, change) => {
  const { success } = anySection.safeParse({ ...Object(readExample(type)), ...change });
  expect(success).toBe(false);
});
