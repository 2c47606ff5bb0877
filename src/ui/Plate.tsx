import { destination } from '../shared/icon.ts';
import { initialOf } from '../shared/visible-text.ts';
import { plate } from './plate.css.ts';

type Props = {
  /** The title of the entry, whose first letter is shown. */
  title: string;
  /** The URL of the entry, whose host is shown. */
  url?: string | undefined;
  className: string;
};

/** Renders what stands for a picture that an entry does not have. Screen readers ignore it. */
export function Plate({ title, url, className }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`${className} ${plate}`}
      data-initial={initialOf(title)}
      data-host={url?.startsWith('.') ? undefined : url && destination(url)}
    />
  );
}
