import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readExample, renderWithProviders } from '../../tests/unit/render-with-providers.tsx';
import { siteConfig } from '../site.ts';
import { loadViews, Section } from './Section.tsx';
import * as schemas from './schemas.ts';
import * as views from './views.ts';

const files = Object.keys(import.meta.glob('./*/*', { query: '?url' }));
const folders = [...new Set(files.map((file) => file.split('/')[1] ?? ''))].sort();
const anySection = siteConfig.shape.pages.element.shape.sections.element;

beforeAll(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

test('every folder is a section type, and every type is a folder', () => {
  expect(Object.keys(schemas).sort()).toEqual(folders);
  expect(Object.keys(views).sort()).toEqual(folders);
});

describe.each(folders)('%s', (type) => {
  test.each(['schema.ts', 'view.tsx', 'view.test.tsx', 'example.yaml'])('has %s', (file) => {
    expect(files).toContain(`./${type}/${file}`);
  });

  test('describes each of its fields in one sentence', () => {
    const schema = Object.entries(schemas).find(([name]) => name === type)?.[1];
    for (const [name, field] of Object.entries(schema?.shape ?? {})) {
      expect(field.description, name).toMatch(/^[A-Z'].*[.:]$/);
    }
  });

  test.each(['with its heading', 'without a heading'])(
    'has headings of rising levels, %s',
    async (variant) => {
      const { heading, ...others } = z.record(z.string(), z.unknown()).parse(readExample(type));
      const written = variant === 'with its heading' ? { heading, ...others } : others;
      const parsed = anySection.safeParse(written);
      // Some section types require a heading.
      if (!parsed.success) return;
      await loadViews([parsed.data.type]);
      const container = await renderWithProviders(<Section section={parsed.data} />);
      const levels = [...container.querySelectorAll('h1, h2, h3')].map(
        ({ localName }) => localName,
      );
      expect(levels.slice(0, 1)).toEqual(levels.length > 0 ? ['h1'] : []);
      if (heading !== undefined && written === others)
        expect(container.textContent).not.toContain(heading);
      if (written !== others && levels.length > 1)
        expect(new Set(levels.slice(1))).toEqual(new Set(['h2']));
    },
  );

  test('has an example of its own type, and shows it in accessible markup', async () => {
    const section = anySection.parse(readExample(type));
    expect(section.type).toBe(type);
    await loadViews([section.type]);
    const container = await renderWithProviders(<Section section={section} />);
    expect(container.textContent).not.toBe('');
    const faults = [
      'img:not([alt])',
      'svg:not([aria-hidden=true])',
      ':is(ul, ol) > :not(li)',
      'a[target=_blank]:not([rel~=noopener])',
      '[tabindex]:not([tabindex="0"], [tabindex="-1"])',
      '[style]',
    ];
    for (const fault of faults) expect(container.querySelector(fault), fault).toBeNull();
  });
});
