import { useAssets } from '../assets.ts';
import { caption as captionClass } from '../frame/frame.css.ts';
import { shaped } from '../frame/shapes.ts';
import { Picture } from '../Picture.tsx';
import type { Shown } from './blocks.ts';
import * as css from './figure.css.ts';

/** Renders a picture in a text. One that is wider than high may be wider than the words. */
export function Figure({ picture, alt, caption }: Shown) {
  const { width = 3, height = 2 } = useAssets().pictures[picture] ?? {};
  const isUpright = width < height;
  return (
    <figure className={`${isUpright ? css.upright : css.broad} ${shaped(width / height)}`}>
      <Picture
        src={picture}
        alt={alt}
        sizes={
          isUpright
            ? 'min(26rem, 100vw - 2.5rem)'
            : '(min-width: 92rem) 82rem, calc(100vw - 2.5rem)'
        }
        className={css.picture}
      />
      {caption && <figcaption className={captionClass}>{caption}</figcaption>}
    </figure>
  );
}
