import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sampleFiles } from '../../../../tests/sample-site.ts';
import type { Json } from '../../../desk-protocol/place.ts';
import type { Act } from '../../../desk-protocol/requests.ts';
import { valueAt } from '../../../schema/path.ts';
import type { OwnerTexts } from '../../files/site-files/owner-files.ts';
import { labelOf } from './acts.ts';
import { newSection } from './new-values.ts';
import { readValue, readValues, toJson } from './owner-texts.ts';
import { changeBack, changeBy, type Journal, judge } from './undo-journal.ts';

const before: OwnerTexts = {
  site: readFileSync(sampleFiles.site, 'utf8'),
  content: readFileSync(sampleFiles.content, 'utf8'),
};
const nothing: Journal = { done: [], undone: [] };

/** Runs acts on texts, which have to allow them. */
function changed(texts: OwnerTexts, journal: Journal, ...acts: Act[]) {
  const change = changeBy(texts, journal, { acts });
  if ('ok' in change) throw new Error(`${acts.map(labelOf)}: ${change.problems[0]?.message}`);
  return change;
}

/** Takes all acts of a journal back. */
function takeBack(texts: OwnerTexts, journal: Journal): OwnerTexts {
  const change = changeBack(texts, journal, 'undo');
  if ('ok' in change) throw new Error(change.problems[0]?.message);
  return change.journal.done.length > 0 ? takeBack(change.texts, change.journal) : change.texts;
}

const heading = ['pages', 3, 'sections', 0, 'heading'];
const address = ['pages', 2, 'path'];
const paragraph = ['pages', 3, 'sections', 1, 'paragraphs', 1];
type Path = (string | number)[];
const set = (path: Path, value: Json, file: 'site' | 'content' = 'site') =>
  ({ kind: 'set', file, path, value }) as const;
const insert = (...given: Parameters<typeof set>): Act => ({ ...set(...given), kind: 'insert' });
const move = (path: Path, to: Path): Act => ({ kind: 'move', file: 'site', path, to });
const remove = (path: Path, was?: Json): Act => {
  return { kind: 'remove', file: 'site', path, ...(was !== undefined && { was }) };
};
const copy = (path: Path, was?: Json): Act => ({ ...remove(path, was), kind: 'copy' });
const page = { path: 'werke', title: 'Werke', link: 'Werke', sections: [] };
const section = (index: number, ofPage = 3) => ['pages', ofPage, 'sections', index];

const given = readValues(before);
const made = (type: string) => newSection(type, given).value;

/** What an owner does in an hour, and the most lines that may be new. */
const hour: readonly (readonly [acts: Act | readonly Act[], lines: number])[] = [
  [set(heading, 'Über mich: alles # und mehr'), 1],
  [set(heading, '私について 🎉'), 1],
  [set(paragraph, 'Wort um Wort aus der Textverarbeitung. '.repeat(128).trim()), 70],
  [set(['app', 'name'], '2020-01-01'), 1],
  [set(['pages', 2, 'sections', 0, 'empty'], ''), 0],
  [set(['navigation', 'logo', 'alt'], 'Zeichen, mit Komma'), 1],
  [set(['theme', 'preset'], 'noir'), 1],
  [set(['theme', 'accent', 'light'], '#4a37b8'), 2],
  [remove(['theme', 'accent', 'light']), 0],
  [set([...section(2), 'hidden'], true), 1],
  [remove([...section(2), 'hidden']), 0],
  [insert([...section(2), 'items', 1], 'C#'), 1],
  [move([...section(2), 'items', 0], [...section(2), 'items', 3]), 3],
  [remove([...section(2), 'items', 4]), 0],
  [insert(section(1), made('quotes')), 30],
  [insert(section(1), made('gallery')), 30],
  [move(section(1), section(4)), 60],
  [move(section(2), section(0, 1)), 30],
  [copy(section(0)), 10],
  [remove(section(1)), 0],
  [[insert(['pages', 4], page), insert(section(0, 4), made('cards'))], 30],
  [set(['pages', 3, 'path'], 'arbeiten'), 4],
  [copy(['pages', 4]), 30],
  [move(['pages', 5], ['pages', 1]), 60],
  [set(['projects', 0, 0], 'Küche: neu', 'content'), 1],
  [set(['projects', 1, 'picture'], { src: '/media/poster.webp', alt: 'Stoff' }, 'content'), 6],
  [insert(['contactMe', 1], ['Blog', 'https://example.com'], 'content'), 1],
];

test('an hour of an owner changes the lines that had to change, and is taken back to the byte', async () => {
  let journal = nothing;
  let now = before;
  let judged = before;
  for (const [index, [done, lines]] of hour.entries()) {
    const acts = [done].flat();
    const label = acts.map(labelOf).join();
    const { texts, ...next } = changed(now, journal, ...acts);
    // A mistake of an act is one after the next acts too.
    if (index % 4 === 3 || index === hour.length - 1) {
      expect(await judge(judged, texts), label).toEqual([]);
      judged = texts;
    }
    const old = new Set(`${now.site}\n${now.content}`.split('\n'));
    const come = `${texts.site}\n${texts.content}`.split('\n').filter((line) => !old.has(line));
    expect(come.length, label).toBeLessThanOrEqual(lines);
    [now, journal] = [texts, next.journal];
  }
  expect(journal.done).toHaveLength(hour.length);
  expect(takeBack(now, journal)).toEqual(before);
  // What was read is remembered, and no act has changed it.
  expect(readValue(before.site)).toEqual(parse(before.site));
}, 60_000);

test('links follow the page that they lead to, within bold words too, and go with it, but not those in code', async () => {
  const text = 'See [all [1] works](projects), **[these](projects#new)** and `[words](projects)`.';
  const linked = changed(before, nothing, set(paragraph, text)).texts;
  const after = (act: Act) => changed(linked, nothing, act).texts;
  // An address becomes what the check would write.
  const { site } = after(set(address, '/Works.html'));
  expect(site).toContain('  - path: works\n');
  expect(site).toContain('{ label: Projects, page: works }');
  expect(site).toContain('works](works), **[these](works#new)** and `[words](projects)`.');
  const removed = after(remove(['pages', 2]));
  expect(await judge(linked, removed)).toEqual([]);
  expect(removed.site).toContain('See all [1] works, **these** and `[words](projects)`.');
  expect(removed.site).not.toContain('{ label: Projects, page: projects }');
  expect(removed.site).toContain('{ label: About, page: about-me }');
});

test('a refusal is about the place of the act, or says which other place it is about', async () => {
  const refusalOf = async (act: Act) =>
    await judge(before, changed(before, nothing, act).texts, [act]);
  const [renamed, ...others] = await refusalOf(set(address, 'Über mich?'));
  expect(renamed?.message).toContain('found the text "Über mich?"');
  expect(others).toEqual([]);
  const doubled = await refusalOf(set(['pages', 1, 'path'], 'about-me'));
  expect(doubled[0]?.message).toContain('pages[3].path: ');
});

test('an act is undone until another program has written the same file', () => {
  const first = changed(before, nothing, set(heading, 'First'));
  const site = `${first.texts.site}# Mine\n`;
  expect(changeBack({ ...first.texts, site }, first.journal, 'undo')).toMatchObject({ ok: false });
  const texts = { ...first.texts, content: `${before.content}# Mine\n` };
  expect(takeBack(texts, first.journal)).toEqual({ ...texts, site: before.site });
});

test('an act on an item that was moved just before is for the same item', () => {
  const path = ['pages', 3, 'sections', 2];
  const was = toJson(valueAt(readValue(before.site), path));
  const by = (step: number): Act => {
    const to = [...path.slice(0, -1), 2 + step];
    return { kind: 'move', file: 'site', path, to, was };
  };
  const up = changed(before, nothing, by(-1));
  expect(changed(up.texts, up.journal, by(1)).texts).toEqual(before);
  // Further than the list goes.
  expect(changed(before, nothing, by(9)).texts).toEqual(changed(before, nothing, by(1)).texts);
  const hide = {
    kind: 'set',
    file: 'site',
    path,
    value: { ...Object(was), hidden: true },
    was,
  } as const;
  const hidden = changed(up.texts, up.journal, hide).texts;
  expect(readValue(hidden.site)).toHaveProperty(['pages', 3, 'sections', 1, 'hidden'], true);
  expect(readValue(hidden.site)).not.toHaveProperty(['pages', 3, 'sections', 2, 'hidden']);
  const removed = changed(up.texts, up.journal, { kind: 'remove', file: 'site', path, was });
  expect(JSON.stringify(readValue(removed.texts.site))).not.toContain(JSON.stringify(was));
});

test.each(['', '# Mine\n', 'projects: []\n', '{}\n'])(
  'a new section finds the part of the content that it shows, beside %j',
  async (content) => {
    const [start = ''] = before.site.split(/^pages:/m);
    const home = "pages: [{ path: '', link: Home, title: Home, sections: [{ type: hero }] }]\n";
    const texts = { site: `${start}${home}`, content };
    const act = insert(['pages', 0, 'sections', 1], made('contact'));
    const change = changed(texts, nothing, act);
    expect(await judge(texts, change.texts)).toEqual([]);
    expect(readValue(change.texts.content)).toMatchObject({ contactMe: [] });
    expect(takeBack(change.texts, change.journal)).toEqual(texts);
  },
);

test('an address of a project that is emptied leaves no key', () => {
  const one = { ...before, content: 'projects:\n  - title: One\n    url: https://example.com\n' };
  const { texts } = changed(one, nothing, set(['projects', 0, 'url'], '', 'content'));
  expect(texts.content).toBe('projects:\n  - title: One\n');
});
