/** The files of a new section type by their names: a heading, and a list of items. */
export function renderTemplates(type: string): Map<string, string> {
  const view = viewOf(type);
  return new Map([
    ['schema.ts', schema(type)],
    ['view.tsx', component(type, view)],
    ['view.css.ts', styles],
    ['view.test.tsx', test(type, view)],
    ['example.yaml', example(type)],
  ]);
}

/** The component that shows a type: its name with a capital letter. */
export function viewOf(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

const schema = (type: string) => `import { entrance } from '../../config/animation.ts';
import { externalLink, iconName, listOf, text } from '../../config/fields.ts';
import { section } from '../../config/section.ts';

/** A heading, and a list of items. */
export const ${type} = section('${type}', {
  heading: text.optional().describe('A heading above the items.'),
  items: listOf({
    label: text.describe('What the item says.'),
    url: externalLink.optional().describe('Where it leads.'),
    icon: iconName.optional().describe('The name of a Tabler icon before it.'),
  }).describe('The items, in order.'),
  entrance: entrance('default'),
});
`;

const component = (
  type: string,
  view: string,
) => `import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import * as css from './view.css.ts';

/** A heading, and a list of items. */
export function ${view}({ heading, items, entrance }: SectionFields['${type}']) {
  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul className={css.list}>
        {items.map(({ label, url, icon }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items keep their order, and may be equal
          <li key={index} className={css.item}>
            {icon && <Icon name={icon} />}
            {url ? (
              <ExternalLink url={url} className={css.link}>
                {label}
              </ExternalLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
`;

const styles = `import { style } from '@vanilla-extract/css';
import { theme, touchSize } from '../../ui/theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space.xs, maxWidth: theme.measure });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6em',
  minHeight: touchSize,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  minHeight: touchSize,
});
`;

const test = (
  type: string,
  view: string,
) => `import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readExample, renderWithProviders } from '../../../tests/unit/render-with-providers.tsx';
import { wordsOf } from '../../../tests/unit/words-of.ts';
import { ${type} } from './schema.ts';
import { ${view} } from './view.tsx';

const example = ${type}.parse(readExample('${type}'));
afterEach(cleanup);

test('the items are listed in order', async () => {
  await renderWithProviders(<${view} {...example} />);
  const words = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(words).toEqual(example.items.map(({ label }) => wordsOf(label)));
});

test('an item with an address leads there, in a new tab', async () => {
  const items = [{ label: 'Notes', url: 'https://example.org/notes' }];
  await renderWithProviders(<${view} {...${type}.parse({ type: '${type}', items })} />);
  const link = screen.getByRole('link', { name: 'Notes' });
  expect(link.getAttribute('href')).toBe('https://example.org/notes');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('the heading may be left out', async () => {
  await renderWithProviders(<${view} {...example} />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  cleanup();
  await renderWithProviders(<${view} {...example} heading={undefined} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
`;

const example = (type: string) => `# A heading, and a list of items.
type: ${type}
heading: ${viewOf(type)} # optional
items:
  - { label: An item is a line of text. }
  - { label: It may lead to another site., url: https://example.org/notes }
  - { label: It may have an icon of your choice., icon: star }
entrance: default # optional
`;
