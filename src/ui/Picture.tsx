import { usePictureUrl } from './asset-url.ts';
import { type PictureFiles, useAssets } from './assets.ts';
import { useSectionPlace } from './section-place.ts';
import './Picture.css.ts';

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
};

/** Renders a picture with files in several formats and widths. A page's first picture loads with high priority. */
export function Picture({ src, alt, sizes, className, focus, portrait, isLater = false }: Props) {
  const { pictures } = useAssets();
  const urlOf = usePictureUrl();
  const { isFirst } = useSectionPlace();
  const files = pictures[src];
  return (
    <picture>
      {portrait !== undefined && (
        <Sources files={pictures[portrait]} sizes={sizes} media="(orientation: portrait)" />
      )}
      <Sources files={files} sizes={sizes} />
      <img
        className={className}
        data-focus={focus}
        src={urlOf(src)}
        alt={alt}
        width={files?.width}
        height={files?.height}
        decoding="async"
        {...(isFirst && !isLater ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

type SourcesProps = { files: PictureFiles | undefined; sizes: string; media?: string };

function Sources({ files, sizes, media }: SourcesProps) {
  if (!files || files.widths.length === 0) return null;
  const srcSet = files.widths.map((width) => `${files.stem}-${width}.avif ${width}w`).join(', ');
  return <source media={media} type="image/avif" srcSet={srcSet} sizes={sizes} />;
}
