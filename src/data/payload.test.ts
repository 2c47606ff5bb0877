// @vitest-environment node
import { expect, test } from 'vitest';
import { resources } from '../shared/resources.ts';
import { readPayload } from './payload.ts';

const { owner, projects, contact } = resources;
const read = (answer: unknown) => readPayload(answer, { owner, projects, contact });

const own = { nameOwn: 'Ada', profession: 'Engineer', label: 'Hello' };
const whole = {
  personalOwn: { own },
  projects: [['Engine', 'https://example.com/engine', 'A machine.']],
  contactMe: [['Mail', 'mailto:ada@example.com']],
};

test('a whole answer is read whole', () => {
  expect(read(whole)).toEqual({
    content: {
      owner: own,
      projects: [{ title: 'Engine', url: 'https://example.com/engine', description: 'A machine.' }],
      contact: [{ label: 'Mail', url: 'mailto:ada@example.com' }],
    },
    dropped: [],
  });
});

test('what the answer holds beyond that is ignored', () => {
  const project = [...(whole.projects[0] ?? []), 'a fourth item'];
  const answer = { ...whole, projects: [project], visits: 12 };
  expect(read(answer)).toEqual(read(whole));
});

test.each([null, undefined, 42, 'text', true, [], [whole], {}, { error: 'out of order' }])(
  '%j is no answer at all',
  (answer) => {
    expect(() => read(answer)).toThrow(TypeError);
  },
);

test.each([
  [null],
  ['text'],
  [{ title: 'Engine' }],
  [[]],
  [['Engine']],
  [['Engine', 'https://example.com']],
  [['Engine', 'https://example.com', null]],
  [[7, 'https://example.com', 'A machine.']],
  [['', 'https://example.com', 'A machine.']],
  [['  ', 'https://example.com', 'A machine.']],
  [['Engine', '/engine', 'A machine.']],
  [['Engine', 'javascript:alert(1)', 'A machine.']],
])('the project %j is dropped and named, and its neighbours stay', (project) => {
  const [good] = whole.projects;
  const { content, dropped } = read({ ...whole, projects: [good, project, good] });
  expect(content.projects).toHaveLength(2);
  expect(dropped).toEqual(['projects[1]']);
});

test('a project may go without a description', () => {
  const { content, dropped } = read({
    ...whole,
    projects: [['Engine', 'https://example.com', '']],
  });
  expect(content.projects).toEqual([
    { title: 'Engine', url: 'https://example.com', description: '' },
  ]);
  expect(dropped).toEqual([]);
});

test('a project may go without an address', () => {
  const { content, dropped } = read({ ...whole, projects: [['Engine', '', 'A machine.']] });
  expect(content.projects).toEqual([{ title: 'Engine', url: '', description: 'A machine.' }]);
  expect(dropped).toEqual([]);
});

test.each([
  [['Mail', '']],
  [['Mail']],
  [['', 'mailto:ada@example.com']],
  [['Page', 'data:text/html,hello']],
  [{ label: 'Mail', url: 'mailto:ada@example.com' }],
])('the contact link %j is dropped and named', (link) => {
  const { content, dropped } = read({ ...whole, contactMe: [link] });
  expect(content.contact).toEqual([]);
  expect(dropped).toEqual(['contactMe[0]']);
});

test('a part that is missing or malformed is left out and named', () => {
  expect(read({ projects: [], contactMe: 'none', personalOwn: { own: [] } })).toEqual({
    content: { projects: [] },
    dropped: ['personalOwn.own', 'contactMe'],
  });
});

test('a malformed field of the owner is empty, and named', () => {
  const { content, dropped } = read({
    ...whole,
    personalOwn: { own: { nameOwn: 'Ada', label: 7 } },
  });
  expect(content.owner).toEqual({ nameOwn: 'Ada', profession: '', label: '' });
  expect(dropped).toEqual(['personalOwn.own.profession', 'personalOwn.own.label']);
});

test('an owner whose fields are all empty is none', () => {
  const empty = { nameOwn: '', profession: '', label: '' };
  expect(read({ ...whole, personalOwn: { own: empty } }).content.owner).toBeNull();
});
