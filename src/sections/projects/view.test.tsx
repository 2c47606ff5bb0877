import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  content,
  readExample,
  renderWithProviders,
} from '../../../tests/unit/render-with-providers.tsx';
import type { Content } from '../../data/content.ts';
import { projects } from './schema.ts';
import { Projects } from './view.tsx';

const example = projects.parse(readExample('projects'));

/** Shows a list of projects: those that most tests have, or others. */
function shown(fields: Parameters<typeof Projects>[0], ...others: Content['projects']) {
  const all = others.length > 0 ? others : content.projects;
  return renderWithProviders(<Projects {...fields} />, { ...content, projects: all });
}

test('a picture and tags are shown with the project of their address, however it is written', async () => {
  const picture = { src: '/media/poster.webp', alt: 'Cards with holes' };
  const details = [
    { url: 'https://EXAMPLE.com/engine', picture, tags: ['Brass', 'Steam'] },
    { url: 'https://example.com/notes', picture: { ...picture, alt: 'Notes' } },
  ];
  const container = await shown(projects.parse({ ...example, details }));
  const [engine] = container.querySelectorAll('article');
  expect(engine?.textContent).toContain('Engine');
  const tags = within(engine ?? document.body).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['Brass', 'Steam']);
  // Only the picture of the first project is asked for at once.
  const images = screen.getAllByRole<HTMLImageElement>('img');
  expect(images.map((image) => [image.alt, image.getAttribute('loading')])).toEqual([
    ['Cards with holes', null],
    ['Notes', 'lazy'],
  ]);
});

test('details find their project by its place and title, and by its title after one was added', async () => {
  const details = ['Untitled', 'Vase', 'Untitled'].map((title, index) => ({
    title,
    picture: { src: '/a.webp', alt: `${index}` },
  }));
  const listed = details.map(({ title }) => ({ title, url: '', description: '' }));
  const fields = projects.parse({ ...example, details });
  const picturesOf = async (...titles: string[]) => {
    const added = titles.map((title) => ({ title, url: '', description: '' }));
    const container = await shown(fields, ...added, ...listed);
    // Without an address there is no link, and without a picture a plate with the first letter.
    expect(within(container).queryByRole('link')).toBeNull();
    return [...container.querySelectorAll('article')].map(
      (each) =>
        each.querySelector('img')?.alt ??
        each.querySelector('[data-initial]')?.getAttribute('data-initial'),
    );
  };
  expect(await picturesOf()).toEqual(['0', '1', '2']);
  expect(await picturesOf('🎉 Party')).toMatchObject({ 0: '🎉', 2: '1' });
});

test('a project leads to its page of the site, and names its address beside', async () => {
  const details = [{ title: 'Engine', page: 'works/engine' }];
  await shown(projects.parse({ ...example, details }));
  const hrefs = ['Engine', 'example.com/engine'].map((name) => {
    const link = screen.getByRole('link', { name });
    return [link.getAttribute('href'), link.getAttribute('target')];
  });
  expect(hrefs).toEqual([
    ['/works/engine', null],
    ['https://example.com/engine', '_blank'],
  ]);
});
