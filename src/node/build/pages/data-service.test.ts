import { expect, test } from 'vitest';
import { noContent } from '../../../data/content.ts';
import { findUnknownProjects, responseLimit } from './data-service.ts';

const own = { nameOwn: 'Ada', profession: '', label: '' };
const row: [string, string, string] = ['One', 'https://example.com/', `<${'ñ'.repeat(90)}>`];
const contentOf = (count: number) => {
  const projects = Array.from({ length: count }, () => row);
  return { personalOwn: { own }, projects, contactMe: [] };
};

test('documents give the size of an answer that is larger than pages read by default', () => {
  const content = contentOf(10_000);
  expect(responseLimit(content)).toEqual({ maxSize: Buffer.byteLength(JSON.stringify(content)) });
  expect(responseLimit(contentOf(10))).toEqual({});
});

test('details of a project that the service does not list are told of, however they are written', () => {
  const addresses = ['https://EXAMPLE.com', 'https://example.com/gone'];
  const project = { title: 'One', url: 'https://example.com/', description: '' };
  expect(findUnknownProjects(addresses, { ...noContent, projects: [project] })).toEqual([
    expect.stringContaining('https://example.com/gone'),
  ]);
  expect(findUnknownProjects(addresses, noContent)).toEqual([]);
});
