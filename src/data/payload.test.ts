import { expect, test } from 'vitest';
import { readPayload as read } from './payload.ts';

const own = { nameOwn: 'Ada', profession: 'Engineer', label: 'Hello' };
const whole = {
  personalOwn: { own },
  projects: [['Engine', 'https://example.com/engine', 'A machine.']],
  contactMe: [['Mail', 'mailto:ada@example.com']],
};

test('a whole answer is read whole, and what it holds beyond that is ignored', async () => {
  const projects = [[...(whole.projects[0] ?? []), 'a fourth item']];
  expect(await read({ ...whole, projects, visits: 12 })).toMatchObject({
    content: {
      owner: own,
      projects: [{ title: 'Engine', url: 'https://example.com/engine', description: 'A machine.' }],
      contact: [{ label: 'Mail', url: 'mailto:ada@example.com' }],
    },
    dropped: [],
  });
});

test.each([
  [null],
  [['Engine', 'https://example.com']],
  [[7, 'https://example.com', 'A machine.']],
  [['  ', 'https://example.com', 'A machine.']],
  [['Engine', '/engine', 'A machine.']],
  [['Engine', 'javascript:alert(1)', 'A machine.']],
])('the project %j is dropped and named, and its neighbours stay', async (malformed) => {
  const [good] = whole.projects;
  const { content, dropped } = await read({ ...whole, projects: [good, malformed, good] });
  expect(content.projects).toHaveLength(2);
  expect(dropped).toEqual(['projects[1]']);
});

test.each([
  [{ contactMe: undefined }, { contact: undefined }, ['contactMe']],
  [{ projects: [] }, { projects: [] }, []],
  [{ contactMe: [null, ['Mail'], ['Mail', '']] }, { contact: undefined }, ['contactMe']],
  [{ personalOwn: { own: {} } }, { owner: undefined }, ['personalOwn.own']],
  [{ personalOwn: { own: { nameOwn: 7 } } }, { owner: undefined }, ['personalOwn.own']],
])('a part of which nothing is good is left out and named: %j', async (part, expected, dropped) => {
  const { content } = await read(whole);
  expect(await read({ ...whole, ...part })).toEqual({
    content: { ...content, ...expected },
    dropped,
  });
});

test.each([
  ...[null, undefined, 42, 'text', [whole], {}, { projects: 'none' }, { personalOwn: null }],
  { projects: [null, ['Engine']], contactMe: [[]], personalOwn: { own: {} } },
  JSON.parse('{ "__proto__": { "projects": [["Engine", "https://example.com", ""]] } }'),
])('an answer of which nothing can be shown is none: %j', async (answer) => {
  await expect(read(answer)).rejects.toThrow(
    new TypeError('nothing to show: personalOwn.own, projects, contactMe'),
  );
});

test('a list of 10,000 items is read in pieces, between which others have their turn, and no longer one', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const projects = [...Array(4_000).fill(whole.projects[0]), ...Array(6_000).fill(['Engine'])];
  const { content, dropped } = await read({ ...whole, projects });
  clearInterval(timer);
  expect([content.projects?.length, dropped.length]).toEqual([4_000, 6_000]);
  expect(turns).toBeGreaterThan(5);
  const longer = read({ ...whole, projects: [...projects, null] });
  await expect(longer).rejects.toThrow('projects has 10001 items');
});

test('an owner whose fields are blank is none, and one of which a field is good has this field', async () => {
  const ownerOf = async (record: object) =>
    (await read({ ...whole, personalOwn: { own: record } })).content.owner;
  expect(await ownerOf({ nameOwn: '  ', profession: '\t', label: '\u00a0' })).toBeNull();
  expect(await ownerOf({ nameOwn: 'Ada', label: 7 })).toMatchObject({ nameOwn: 'Ada', label: '' });
});

test('half of a sign, as an escape may leave, is a sign that documents can hold', async () => {
  const { content, dropped } = await read({
    personalOwn: { own: { ...own, label: 'Hi \ud83d' } },
    projects: [['\udc00 Engine', '', 'A whole 🙂.']],
    contactMe: [['Half', 'https://x.example/\ud800'], ...whole.contactMe],
  });
  expect(content.owner?.label).toBe('Hi \ufffd');
  expect(content.projects).toEqual([
    { title: '\ufffd Engine', url: '', description: 'A whole 🙂.' },
  ]);
  expect(dropped).toEqual(['contactMe[0]']);
});
