import { expect, test } from 'vitest';
import { renderWithProviders } from '../../tests/unit/render-with-providers.tsx';
import { FormattedDate } from './FormattedDate.tsx';

const dates = {
  year: '{year}',
  months: Array(12).fill('Month {year}'),
  days: Array(12).fill('{day} Month {year}'),
  digits: [...'0123456789'],
  today: 'today',
};

test.each([
  ['2021', '<time datetime="2021">2021</time>'],
  ['2021-09/..', '<time datetime="2021-09">Month 2021</time> – today'],
  [
    '2027-02-09/2027-04-18',
    '<time datetime="2027-02-09">9 Month 2027</time> – <time datetime="2027-04-18">18 Month 2027</time>',
  ],
  ['2021 – today', '2021 – today'],
  ['1998-2003', '<time datetime="1998">1998</time> – <time datetime="2003">2003</time>'],
  ['2003-1998', '2003-1998'],
])('%s is shown as %s', async (date, html) => {
  const container = await renderWithProviders(<FormattedDate date={date} />, undefined, { dates });
  expect(container.innerHTML).toBe(html);
});
