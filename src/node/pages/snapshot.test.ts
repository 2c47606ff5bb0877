// @vitest-environment node
import { expect, test } from 'vitest';
import { noContent } from '../../data/content.ts';
import { findUnknownProjects } from './snapshot.ts';

test('details of a project that the service does not list are told of, however they are written', () => {
  const addresses = ['https://EXAMPLE.com', 'https://example.com/gone'];
  const project = { title: 'One', url: 'https://example.com/', description: '' };
  expect(findUnknownProjects(addresses, { ...noContent, projects: [project] })).toEqual([
    expect.stringContaining('https://example.com/gone'),
  ]);
  expect(findUnknownProjects(addresses, noContent)).toEqual([]);
});
