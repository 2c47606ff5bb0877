// @vitest-environment node
import { expect, test } from 'vitest';
import { noContent } from '../../data/content.ts';
import { findStrayDetails } from './stray-details.ts';

test('details of a project that the service does not list are told of, however they are written', () => {
  const addresses = ['https://EXAMPLE.com', 'https://example.com/gone'];
  const project = { title: 'One', url: 'https://example.com/', description: '' };
  expect(findStrayDetails(addresses, { ...noContent, projects: [project] })).toEqual([
    expect.stringContaining('https://example.com/gone'),
  ]);
  expect(findStrayDetails(addresses, noContent)).toEqual([]);
});
