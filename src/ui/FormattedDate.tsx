import { Fragment } from 'react';
import { dash, endsOf, formatEnd } from '../shared/date.ts';
import { useAssets } from './assets.ts';

/** Renders a date or a period, such as 2021-09 or 2021-09/.., in the site's language, and another text as it is. */
export function FormattedDate({ date }: { date: string }) {
  const { dates } = useAssets();
  const ends = endsOf(date);
  if (!dates || ends.length === 0) return date;
  return ends.map((end, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the two ends keep their order, and may be equal
    <Fragment key={index}>
      {index > 0 && dash}
      {end === '..' ? dates.today : <time dateTime={end}>{formatEnd(end, dates)}</time>}
    </Fragment>
  ));
}
