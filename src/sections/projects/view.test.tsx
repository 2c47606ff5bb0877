import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  content,
  readExample,
  renderWithProviders,
} from '../../../tests/unit/render-with-providers.tsx';
import { projects } from './schema.ts';
import { Projects } from './view.tsx';

const example = projects.parse(readExample('projects'));

test('the asterisks are for the eye only', async () => {
  await renderWithProviders(<Projects {...example} />);
  for (const separator of screen.getAllByText('**********'))
    expect(separator.closest('[aria-hidden=true]')).not.toBeNull();
});

test('without a separator nothing stands between a project and its description', async () => {
  const { separator: _, ...fields } = example;
  const container = await renderWithProviders(<Projects {...fields} />);
  expect(container.textContent).not.toContain('*');
});

test('a separator of anything but asterisks is refused', () => {
  const field = projects.shape.separator;
  expect(field.safeParse('***').success).toBe(true);
  expect(field.safeParse('---').success).toBe(false);
  expect(field.safeParse('').success).toBe(false);
});

test('a picture and tags are shown with the project of their address, however it is written', async () => {
  const picture = { src: '/media/poster.webp', alt: 'Cards with holes' };
  const details = [{ url: 'https://EXAMPLE.com/engine', picture, tags: ['Brass', 'Steam'] }];
  await renderWithProviders(<Projects {...projects.parse({ ...example, details })} />);
  const article = screen.getByRole('img', { name: picture.alt }).closest('article');
  expect(article?.textContent).toContain('Engine');
  const tags = within(article ?? document.body).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['Brass', 'Steam']);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('only the picture of the first project is asked for at once', async () => {
  const details = content.projects.map(({ url }) => ({
    url,
    picture: { src: '/media/poster.webp', alt: url },
  }));
  await renderWithProviders(<Projects {...projects.parse({ ...example, details })} />);
  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual([null, 'lazy']);
});

test('a project without an address is no link', async () => {
  const [project] = content.projects;
  if (!project) throw new Error('The content has a project');
  await renderWithProviders(<Projects {...example} />, {
    ...content,
    projects: [{ ...project, url: '' }],
  });
  expect(screen.getByText(project.title)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('details find their project by its place and title, and by its title after one was added', async () => {
  const details = ['Untitled', 'Vase', 'Untitled'].map((title, index) => ({
    title,
    picture: { src: '/a.webp', alt: `${index}` },
  }));
  const shown = details.map(({ title }) => ({ title, url: '', description: '' }));
  const fields = projects.parse({ ...example, details });
  const altsOf = async (...titles: string[]) => {
    const added = titles.map((title) => ({ title, url: '', description: '' }));
    const all = { ...content, projects: [...added, ...shown] };
    const container = await renderWithProviders(<Projects {...fields} />, all);
    return [...container.querySelectorAll('article')].map((each) => each.querySelector('img')?.alt);
  };
  expect(await altsOf()).toEqual(['0', '1', '2']);
  expect((await altsOf('New'))[2]).toBe('1');
});

test('a project leads to its page of the site, and names its address beside', async () => {
  const [project] = content.projects;
  if (!project) throw new Error('The content has a project');
  const details = [{ title: project.title, page: 'works/engine' }];
  await renderWithProviders(<Projects {...projects.parse({ ...example, details })} />);
  const link = screen.getByRole('link', { name: project.title });
  expect(link.getAttribute('href')).toBe('/works/engine');
  expect(link.hasAttribute('target')).toBe(false);
  const address = screen.getByRole('link', { name: 'example.com/engine' });
  expect(address.getAttribute('href')).toBe(project.url);
});

test('the placeholder of a project without a picture has the whole first letter of its title', async () => {
  const [project] = content.projects;
  if (!project) throw new Error('The content has a project');
  const container = await renderWithProviders(<Projects {...example} details={[]} />, {
    ...content,
    projects: [{ ...project, title: '🎉 Party' }],
  });
  expect(container.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe('🎉');
});
