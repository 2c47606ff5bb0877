import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { usePictureUrl } from '../../ui/asset-url.ts';
import { useAssets } from '../../ui/assets.ts';
import { laterPart } from '../../ui/later-part.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import type { Lightbox } from './Lightbox.tsx';
import { densityOf, nearestShape, ratioOf, sizesOf } from './shapes.ts';
import * as css from './view.css.ts';

/** Loaded when a picture is opened: most visitors do not need its script. */
const LaterLightbox = laterPart(
  async () => (await import('./Lightbox.tsx')).Lightbox,
  WholePicture,
);

/** Follows the link of the picture, where the script of the lightbox does not come. */
function WholePicture({ pictures, first }: ComponentProps<typeof Lightbox>) {
  const urlOf = usePictureUrl();
  const url = urlOf(pictures[first]?.src ?? '');
  useEffect(() => window.location.assign(url), [url]);
  return null;
}

/** Pictures side by side. Each is a link to the whole of it, which script opens over the page. */
export function Gallery({ heading, pictures, texts, entrance }: SectionFields['gallery']) {
  const { pictures: made } = useAssets();
  const urlOf = usePictureUrl();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number>();

  const open = (event: MouseEvent, index: number) => {
    // With such a key the browser opens a new tab or saves the picture.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  };
  const close = (last: number) => {
    setOpened(undefined);
    // The visitor may have moved on to another picture than the one that was opened.
    list.current?.children[last]?.querySelector('a')?.focus();
  };

  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul ref={list} className={css.rows[densityOf(pictures.length)]}>
        {pictures.map(({ src, alt, caption }, index) => {
          const ratio = ratioOf(made[src]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their order
            <li key={index} className={css.places[nearestShape(ratio)]}>
              <figure>
                <a href={urlOf(src)} className={css.link} onClick={(event) => open(event, index)}>
                  <Picture
                    src={src}
                    alt={alt}
                    sizes={sizesOf(ratio, pictures.length)}
                    className={css.picture}
                    isLater={index > 0}
                  />
                </a>
                {caption && <figcaption className={css.caption}>{caption}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
      {opened !== undefined && (
        <LaterLightbox
          pictures={pictures}
          texts={{ ...texts, name: heading || texts.name }}
          first={opened}
          onClose={close}
        />
      )}
    </HeadedSection>
  );
}
