import { isFilm, isPicture } from '../../../shared/picture-folder.ts';
import { targetsOf } from '../../files/site-files/resolve-site.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { bytesOf, isMoving, movingFile } from '../assets/moving-file.ts';
import { stillBeside } from '../assets/still-beside.ts';

type Named = Pick<SiteFiles, 'site' | 'references' | 'publicFiles'>;

/** Checks whether any picture of a site moves. A data service elsewhere may name each picture of the site. */
export async function hasMovingPictures(sites: readonly Named[]): Promise<boolean> {
  const paths = sites.flatMap(({ site, references, publicFiles }) => [
    ...targetsOf(references, 'picture'),
    ...(site.api.host === ''
      ? []
      : [...publicFiles.keys()].filter((path) => isPicture(path) || isFilm(path))),
  ]);
  const places = [...new Set(paths)].flatMap((path) => sites[0]?.publicFiles.get(path) ?? []);
  return (await Promise.all(places.map(isMoving))).includes(true);
}

/** The size in bytes from which visitors wait for a moving picture. */
const heavy = 2_000_000;

/** Says which moving pictures are heavy, and which stand still only where there is ffmpeg. */
export async function movingNotes({ references, publicFiles }: Named): Promise<string[]> {
  const paths = targetsOf(references, 'picture');
  const notes = paths.map(async (path) => {
    const moving = await movingFile(path);
    const bytes = moving === undefined ? 0 : await bytesOf(moving);
    const advice = isFilm(path)
      ? 'a shorter or smaller one is seen sooner'
      : 'a film of it, in MP4, takes much less';
    return bytes > heavy
      ? [`public${path} takes ${(bytes / 1e6).toFixed(1)} MB to play: ${advice}.`]
      : [];
  });
  const lonely = paths.filter((path) => isFilm(path) && !stillBeside(publicFiles.get(path) ?? ''));
  const names = lonely.map((path) => `public${path}`).join(', ');
  return [
    ...(await Promise.all(notes)).flat(),
    ...(names === ''
      ? []
      : [
          `The first frames of films stand still by ffmpeg, which most hosts do not have; they need a picture of the same name beside each: ${names}.`,
        ]),
  ];
}
