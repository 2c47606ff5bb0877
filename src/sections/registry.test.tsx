import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readExample, renderWithProviders } from '../../tests/unit/render-with-providers.tsx';
import { siteConfig } from '../site.ts';
import { loadViews } from './loaded-views.ts';
import { Section } from './Section.tsx';
import * as schemas from './schemas.ts';
import * as views from './views.ts';

const files = Object.keys(import.meta.glob('./*/*', { query: '?url' }));
const folders = [...new Set(files.map((file) => file.split('/')[1] ?? ''))].sort();
const anySection = siteConfig.shape.pages.element.shape.sections.element;

beforeAll(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(cleanup);

test('every folder is a section type, and every type is a folder', () => {
  expect(Object.keys(schemas).sort()).toEqual(folders);
  expect(Object.keys(views).sort()).toEqual(folders);
});

describe.each(folders)('%s', (type) => {
  test.each(['schema.ts', 'view.tsx', 'view.css.ts', 'view.test.tsx', 'example.yaml'])(
    'has %s',
    (file) => {
      expect(files).toContain(`./${type}/${file}`);
    },
  );

  test('describes each of its fields in one sentence', () => {
    const schema = Object.entries(schemas).find(([name]) => name === type)?.[1];
    for (const [name, field] of Object.entries(schema?.shape ?? {})) {
      expect(field.description, name).toMatch(/^[A-Z'].*[.:]$/);
    }
  });

  test('has an example of its own type', () => {
    expect(anySection.parse(readExample(type)).type).toBe(type);
  });

  test('shows its example in accessible markup', async () => {
    const section = anySection.parse(readExample(type));
    await loadViews([section.type]);
    const container = await renderWithProviders(<Section section={section} />);
    expect(container.textContent).not.toBe('');
    const shown = within(container);
    for (const role of ['link', 'button', 'heading', 'navigation', 'figure']) {
      for (const element of shown.queryAllByRole(role)) {
        const text = element.textContent || element.querySelector('img')?.alt;
        const name = element.getAttribute('aria-label') ?? text ?? '';
        expect(name, element.outerHTML).not.toBe('');
      }
    }
    for (const image of container.querySelectorAll('img')) expect(image.alt).toBeTypeOf('string');
    for (const image of container.querySelectorAll('img, svg')) {
      const isLabelledOrHidden =
        image.getAttribute('aria-hidden') === 'true' || image.hasAttribute('alt');
      expect(isLabelledOrHidden, image.outerHTML).toBe(true);
    }
    for (const list of container.querySelectorAll('ul, ol')) {
      expect([...list.children].map(({ localName }) => localName)).toEqual(
        [...list.children].map(() => 'li'),
      );
    }
    for (const link of container.querySelectorAll('a[target=_blank]')) {
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    expect(
      container.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])'),
    ).toHaveLength(0);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});
