import { expect, test } from 'vitest';
import { describeDropped, readPayload as read } from './payload.ts';

const own = { nameOwn: 'Ada', profession: 'Engineer', label: 'Hello' };
const whole = {
  personalOwn: { own },
  projects: [['Engine', 'https://example.com/engine', 'A machine.']],
  contactMe: [['Mail', 'mailto:ada@example.com']],
};

test('a whole answer is read whole, and what it holds beyond that is ignored', async () => {
  const projects = [[...(whole.projects[0] ?? []), 'a fourth item']];
  expect(await read({ ...whole, projects, visits: 12 })).toEqual({
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
  [{ title: 'Engine' }],
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
  ...[null, undefined, 42, 'text', true, [], [whole], {}, { error: 'out of order' }],
  { projects: 'none' },
  { projects: [null, ['Engine']], contactMe: [[]], personalOwn: { own: {} } },
  { personalOwn: null },
])('an answer of which nothing can be shown is none: %j', async (answer) => {
  await expect(read(answer)).rejects.toThrow(
    new TypeError('nothing to show: personalOwn.own, projects, contactMe'),
  );
});

test('a list of 10,000 items is read, and a longer one is no answer', async () => {
  const items = Array(10_000).fill(whole.projects[0]);
  expect((await read({ ...whole, projects: items })).content.projects).toHaveLength(10_000);
  await expect(read({ ...whole, projects: Array(400_000).fill(null) })).rejects.toThrow(
    'projects has 400000 items',
  );
});

test.each([
  ['blank, is none', { nameOwn: '  ', profession: '\t', label: '\u00a0' }, null, []],
  [
    'malformed, has the good ones',
    { nameOwn: 'Ada', label: 7 },
    { nameOwn: 'Ada', profession: '', label: '' },
    ['personalOwn.own.profession', 'personalOwn.own.label'],
  ],
])('an owner whose fields are %s', async (_, record, expected, named) => {
  const { content, dropped } = await read({ ...whole, personalOwn: { own: record } });
  expect([content.owner, dropped]).toEqual([expected, named]);
});

test('a long list is read in pieces, between which others have their turn', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const rows = Array(2_000).fill(whole.projects[0]);
  const { content, dropped } = await read({
    ...whole,
    projects: [...rows, ...Array(6_000).fill(['Engine']), ...rows],
  });
  clearInterval(timer);
  expect(content.projects).toHaveLength(4_000);
  expect(dropped).toHaveLength(6_000);
  expect(turns).toBeGreaterThan(5);
});

test('what was dropped is told in a line, whatever its number', () => {
  expect(describeDropped(['projects[1]'])).toBe('projects[1]');
  const all = Array.from({ length: 400_000 }, (_, index) => `projects[${index}]`);
  expect(describeDropped(all.slice(0, 5))).toBe(all.slice(0, 5).join(', '));
  expect(describeDropped(all)).toBe(`${all.slice(0, 5).join(', ')} and 399995 more`);
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
