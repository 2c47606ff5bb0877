import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  content,
  readExample,
  renderWithProviders,
} from '../../../tests/unit/render-with-providers.tsx';
import { profile } from './schema.ts';
import { Profile } from './view.tsx';

const example = profile.required({ photo: true }).parse(readExample('profile'));

test('without a photo the record stands below the heading', async () => {
  await renderWithProviders(<Profile {...profile.parse({ ...example, photo: undefined })} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(content.owner?.nameOwn ?? '')).toBeTruthy();
});
