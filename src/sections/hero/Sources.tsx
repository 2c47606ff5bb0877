import { publicUrl } from '../../ui/asset-url.ts';

type File = { src: string; type: string };
type Props = { files: readonly File[]; media?: string | undefined };

/** The files of a video or a sound; a browser takes the first that it can play. */
export function Sources({ files, media }: Props) {
  return files.map(({ src, type }) => (
    <source key={src} src={publicUrl(src)} type={type} media={media} />
  ));
}
