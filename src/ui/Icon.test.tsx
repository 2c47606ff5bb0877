import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AssetsContext } from './assets.ts';
import { Icon } from './Icon.tsx';

test('the lines of an icon are drawn as lines, and its areas filled', () => {
  const icons = { badge: ['M1 1h2', { area: 'M4 4h4v4z' }, { area: 'M1 1h2' }] };
  const { container } = render(
    <AssetsContext value={{ pictures: {}, icons, files: {} }}>
      <Icon name="badge" />
    </AssetsContext>,
  );
  const drawn = [...container.querySelectorAll('path')].map((path) =>
    ['d', 'fill', 'stroke'].map((name) => path.getAttribute(name)),
  );
  expect(drawn).toEqual([
    ['M1 1h2', null, null],
    ['M4 4h4v4z', 'currentColor', 'none'],
    ['M1 1h2', 'currentColor', 'none'],
  ]);
});
