import type { Shown } from '../../shared/text-blocks.ts';
import { type PictureFiles, useAssets } from '../assets.ts';
import { caption as captionClass } from '../frame/frame.css.ts';
import { shaped, shapeOf } from '../frame/shapes.ts';
import { Picture } from '../Picture.tsx';
import * as css from './figure.css.ts';

/** Checks whether a picture is higher than wide. One of unknown size is not. */
export const isUpright = (files: PictureFiles | undefined) =>
  files !== undefined && files.width < files.height;

/** Renders a picture in a text. One that is much wider than high may be wider than the words. */
export function Figure({ picture, alt, caption }: Shown) {
  const files = useAssets().pictures[picture];
  const shape = shapeOf(files);
  const isNarrow = isUpright(files);
  const kind = isNarrow ? css.upright : shape < 1.3 ? css.even : css.broad;
  return (
    <figure className={`${kind} ${shaped(shape)}`}>
      <Picture
        src={picture}
        alt={alt}
        sizes={
          isNarrow
            ? '(min-width: 56rem) 30rem, calc(100vw - 2.5rem)'
            : '(min-width: 92rem) 82rem, calc(100vw - 2.5rem)'
        }
        className={css.picture}
      />
      {caption && <figcaption className={captionClass}>{caption}</figcaption>}
    </figure>
  );
}
