// @vitest-environment node
import { expect, test } from 'vitest';
import { pages as pagesSchema } from '../../config/pages.ts';
import * as schemas from '../../sections/schemas.ts';
import { menuOf } from './menu.ts';

const words = (more: object = {}) => ({ type: 'prose', paragraphs: ['One.'], ...more });

test('the menu links to pages and to the sections that ask for it', () => {
  const pages = pagesSchema([schemas.prose]).parse([
    { path: '', link: 'Home', title: 'Home', sections: [words({ id: 'a', menu: 'First' })] },
    { path: 'legal', link: 'Legal', title: 'Legal', menu: false, sections: [words()] },
    { path: 'work/2026', link: 'Work', title: 'Work', sections: [words()] },
  ]);
  expect(menuOf(pages)).toEqual([
    { label: 'Home', path: '' },
    { label: 'First', path: '', id: 'a' },
    { label: 'Work', path: 'work/2026' },
  ]);
});
