import { usePictureUrl } from './asset-url.ts';
import { type PictureFiles, useAssets } from './assets.ts';
import { Moving } from './moving/Moving.tsx';
import { filled, place } from './Picture.css.ts';
import { useSectionPlace } from './section-place.ts';

type Props = {
  /** The path of the file below `public/`. */
  src: string;
  alt: string;
  /** The attribute `sizes` of the <img>: the widths at which the picture is shown. */
  sizes: string;
  className?: string;
  /** What stays in sight where the picture is cut. */
  focus?: string | undefined;
  /** The path of another picture for screens in portrait orientation. */
  portrait?: string | undefined;
  /** Whether the section shows another picture before this picture. */
  isLater?: boolean;
  /** Whether the picture fills its place however small its file is, as the ground of words does. */
  isGround?: boolean;
  /** Whether a link leads from the picture, which plays then while the link is pointed at; or it never plays. */
  moves?: 'in link' | 'never';
};

/** The width of files in px from which a picture fills its place. No place is much wider than twice as much. */
export const fillingWidth = 800;

/**
 * Renders a picture with files in several formats and widths, at most twice as large as its file. A page's first
 * picture loads with high priority.
 */
export function Picture(props: Props) {
  const { src, alt, sizes, className = '', focus, portrait, isLater, isGround } = props;
  const { pictures } = useAssets();
  const urlOf = usePictureUrl();
  const { isFirst } = useSectionPlace();
  const files = pictures[src];
  const isSmall = !isGround && files !== undefined && files.width < fillingWidth;
  const scale = isSmall ? 2 : 1;
  const moving = import.meta.env.MOVING && props.moves !== 'never' ? files?.moving : undefined;
  const picture = (
    <picture className={isSmall && !moving ? `${place} ${className}` : undefined}>
      {portrait !== undefined && (
        <Sources files={pictures[portrait]} sizes={sizes} media="(orientation: portrait)" />
      )}
      <Sources files={files} sizes={sizes} />
      <img
        className={isSmall || moving ? undefined : className}
        data-focus={moving ? undefined : focus}
        src={urlOf(src)}
        alt={alt}
        width={files && scale * files.width}
        height={files && scale * files.height}
        decoding="async"
        {...(isFirst && !isLater ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
  if (!moving) return picture;
  return (
    <Moving
      {...moving}
      alt={alt}
      className={`${place} ${isSmall ? '' : filled} ${className}`}
      focus={focus}
      isInLink={props.moves === 'in link'}
    >
      {picture}
    </Moving>
  );
}

type SourcesProps = { files: PictureFiles | undefined; sizes: string; media?: string };

function Sources({ files, sizes, media }: SourcesProps) {
  if (!files || files.widths.length === 0) return null;
  const srcSet = files.widths.map((width) => `${files.stem}-${width}.avif ${width}w`).join(', ');
  return <source media={media} type="image/avif" srcSet={srcSet} sizes={sizes} />;
}
