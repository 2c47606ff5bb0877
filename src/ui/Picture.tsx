import { type PictureFiles, useAssets } from './assets.ts';
import { picture } from './Picture.css.ts';
import { publicUrl } from './public-url.ts';

type Props = {
  /** The path below `public/`. */
  src: string;
  alt: string;
  /** The widths it is shown in, as the attribute `sizes` of an <img>. */
  sizes: string;
  /** Whether it is seen without scrolling. */
  first?: boolean;
  className?: string;
  /** The picture for screens that are taller than wide. */
  portrait?: string | undefined;
};

/** A picture in the format and width that suits the screen. */
export function Picture({ src, alt, sizes, first = false, className, portrait }: Props) {
  const { pictures } = useAssets();
  const files = pictures[src];
  return (
    <picture className={picture}>
      {portrait !== undefined && (
        <Sources files={pictures[portrait]} sizes={sizes} media="(orientation: portrait)" />
      )}
      <Sources files={files} sizes={sizes} />
      <img
        className={className}
        src={files?.fallback ?? publicUrl(src)}
        alt={alt}
        width={files?.width}
        height={files?.height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
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
