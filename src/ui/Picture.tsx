import { usePictureUrl } from './asset-url.ts';
import { type PictureFiles, useAssets } from './assets.ts';
import { useSectionPlace } from './section-place.ts';

type Props = {
  /** The path below `public/`. */
  src: string;
  alt: string;
  /** The widths it is shown in, as the attribute `sizes` of an <img>. */
  sizes: string;
  className?: string;
  /** The picture for screens that are taller than wide. */
  portrait?: string | undefined;
  /** Whether others of the same section come before it. */
  isLater?: boolean;
};

/** A picture in the format and width that suits the screen; in the first section it comes first. */
export function Picture({ src, alt, sizes, className, portrait, isLater = false }: Props) {
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
