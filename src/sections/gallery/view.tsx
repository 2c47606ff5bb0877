import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { usePictureUrl } from '../../ui/asset-url.ts';
import { useAssets } from '../../ui/assets.ts';
import { caption as captionClass } from '../../ui/frame/frame.css.ts';
import { shaped } from '../../ui/frame/shapes.ts';
import { laterPart } from '../../ui/later-part.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { HeadedSection } from '../HeadedSection.tsx';
import type { SectionFields } from '../types.ts';
import type { Lightbox } from './Lightbox.tsx';
import { areMany, arrangeRows, ratioOf, sizesOf } from './shapes.ts';
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

type Fields = SectionFields['gallery'];

/** Renders pictures in rows. Each links to its file, which a script opens in a lightbox. */
export function Gallery({ heading, pictures, texts, entrance }: Fields) {
  const rows = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number>();

  const open = (event: MouseEvent, index: number) => {
    // With a modifier key, the browser opens the link in a new tab or saves the picture.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  };
  const linkOf = (index: number) => rows.current?.querySelectorAll('a')[index];
  const close = (last: number) => {
    setOpened(undefined);
    // In the lightbox the visitor may have moved to another picture, so the focus goes to that picture.
    linkOf(last)?.focus();
  };

  return (
    <HeadedSection heading={heading} entrance={entrance} content="pictures">
      <div ref={rows} className={areMany(pictures) ? css.manyRows : css.rows}>
        <Rows pictures={pictures} onOpen={open} />
      </div>
      {opened !== undefined && (
        <LaterLightbox
          pictures={pictures}
          texts={{ ...texts, name: heading || texts.name }}
          first={opened}
          linkOf={linkOf}
          onClose={close}
        />
      )}
    </HeadedSection>
  );
}

type RowsProps = {
  pictures: Fields['pictures'];
  onOpen: (event: MouseEvent, index: number) => void;
};

function Rows({ pictures, onOpen }: RowsProps) {
  const { pictures: files } = useAssets();
  const framed = pictures.map(({ src, caption }) => ({
    shape: ratioOf(files[src]),
    hasCaption: caption !== undefined,
  }));
  return arrangeRows(framed).map(({ shape, isDouble, cells }, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
    <div key={row} className={`${isDouble ? css.doubleRow : css.row} ${shaped(shape)}`}>
      {cells.map((cell) => {
        const figures = cell.pictures.map((index) => (
          <Figure
            key={index}
            picture={pictures[index]}
            shape={framed[index]?.shape ?? 1}
            share={cell.shape / shape}
            isLater={index > 0}
            onOpen={(event) => onOpen(event, index)}
          />
        ));
        if (figures.length === 1) return figures;
        return (
          <div key={cell.pictures[0]} className={`${css.pair} ${shaped(cell.shape)}`}>
            {figures}
          </div>
        );
      })}
    </div>
  ));
}

type FigureProps = {
  picture: Fields['pictures'][number] | undefined;
  shape: number;
  /** The share of the gallery's width that the picture takes on wide screens. */
  share: number;
  isLater: boolean;
  onOpen: (event: MouseEvent) => void;
};

function Figure({ picture, shape, share, isLater, onOpen }: FigureProps) {
  const { pictures } = useAssets();
  const urlOf = usePictureUrl();
  if (!picture) return null;
  const { src, alt, caption } = picture;
  const moving = import.meta.env.MOVING ? pictures[src]?.moving?.url : undefined;
  return (
    <figure className={`${css.figure} ${shaped(shape)}`}>
      <a href={moving ?? urlOf(src)} className={css.link} onClick={onOpen}>
        <Picture
          src={src}
          alt={alt}
          sizes={sizesOf(share, css.broadScreen)}
          className={css.picture}
          isLater={isLater}
          {...(import.meta.env.MOVING && { moves: 'in link' })}
        />
      </a>
      {caption && <figcaption className={captionClass}>{caption}</figcaption>}
    </figure>
  );
}
