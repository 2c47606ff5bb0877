import { expect, test } from 'vitest';
import { noContent } from '../../data/content.ts';
import { readAnswer } from '../../data/service.ts';
import { answerSize, findUnknownProjects } from './data-service.ts';

const own = { nameOwn: 'Ada', profession: '', label: '' };
const contentOf = (count: number) => ({
  personalOwn: { own },
  projects: Array.from({ length: count }, (_, index): [string, string, string] => [
    `Project ${index}`,
    `https://example.com/${index}`,
    `<${'ñ'.repeat(90)}>`,
  ]),
  contactMe: [],
});

test('pages read an answer of 10,000 projects that the build has written', async () => {
  const content = contentOf(10_000);
  const { maxSize } = answerSize(content);
  expect(maxSize).toBeGreaterThan(2_000_000);
  const body = JSON.stringify(content);
  await expect(readAnswer(new Response(body))).rejects.toThrow('too large');
  const { content: read } = await readAnswer(new Response(body), maxSize);
  expect(read.projects).toHaveLength(10_000);
});

test('of any other answer the documents say nothing', () => {
  expect(answerSize(contentOf(10))).toEqual({});
});

test('details of a project that the service does not list are told of, however they are written', () => {
  const addresses = ['https://EXAMPLE.com', 'https://example.com/gone'];
  const project = { title: 'One', url: 'https://example.com/', description: '' };
  expect(findUnknownProjects(addresses, { ...noContent, projects: [project] })).toEqual([
    expect.stringContaining('https://example.com/gone'),
  ]);
  expect(findUnknownProjects(addresses, noContent)).toEqual([]);
});
