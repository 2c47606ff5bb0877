import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AssetsContext } from './assets.ts';
import { Icon } from './Icon.tsx';

test('the lines of an icon are drawn as lines, and its areas filled', () => {
  const icons = { badge: ['M1 1h2', { area: 'M4 4h4v4z' }] };
  const { container } = render(
    <AssetsContext value={{ pictures: {}, icons, files: {} }}>
      <Icon name="badge" />
    </AssetsContext>,
  );
  const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(fills).toEqual([null, 'currentColor']);
});
