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

/** The lightbox is loaded when a picture is opened, since most visitors open no picture. */
const LaterLightbox = laterPart(
  async () => (await import('./Lightbox.tsx')).Lightbox,
  WholePicture,
);

/** Replaces the lightbox if its script fails to load. Opens the URL of the picture's file instead. */
function WholePicture({ pictures, first }: ComponentProps<typeof Lightbox>) {
  const urlOf = usePictureUrl();
  const url = urlOf(pictures[first]?.src ?? '');
  useEffect(() => window.location.assign(url), [url]);
  return null;
}

/** Renders cropped pictures side by side. Each links to its uncropped file, which a script opens in a lightbox. */
export function Gallery({ heading, pictures, texts, entrance }: SectionFields['gallery']) {
  const { pictures: files } = useAssets();
  const urlOf = usePictureUrl();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number>();

  const open = (event: MouseEvent, index: number) => {
    // With a modifier key, the browser opens the link in a new tab or saves the picture.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  };
  const close = (last: number) => {
    setOpened(undefined);
    // In the lightbox the visitor may have moved to another picture, so the focus goes to that picture.
    list.current?.children[last]?.querySelector('a')?.focus();
  };

  return (
    <HeadedSection heading={heading} entrance={entrance}>
      <ul ref={list} className={css.rows[densityOf(pictures.length)]}>
        {pictures.map(({ src, alt, caption }, index) => {
          const ratio = ratioOf(files[src]);
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
