import { Link } from '@tanstack/react-router';
import { useContent } from '../data/use-content.ts';
import type { Neighbour, SharedConfig } from '../page-data.ts';
import { useAssets } from '../ui/assets.ts';
import { shaped, shapeOf } from '../ui/frame/shapes.ts';
import { LinkTo } from '../ui/LinkTo.tsx';
import { lettersOf } from '../ui/letters.ts';
import { Picture } from '../ui/Picture.tsx';
import { quietLink } from '../ui/page.css.ts';
import * as css from './Foot.css.ts';

type Block = Exclude<SharedConfig['footer'], false>;
type FootLink = Partial<Block['links'][number]>;
type Props = Block & { owner: string; neighbours?: readonly Neighbour[] | undefined };

/** A picture in the link to a project plays with the link. */
const inLink: { moves?: 'in link' } = import.meta.env.MOVING ? { moves: 'in link' } : {};

/** Renders the end of a page: the projects before and after that of the page, whose site it is, and how to reach them. */
export function Foot({ owner, name = owner, year, contacts, links, neighbours }: Props) {
  const known = useContent((content) => (contacts ? content.contact : []));
  const isMail = ({ url }: { url: string }) => url.startsWith('mailto:');
  // A set holds each of them once, at its first place.
  const all = new Set<FootLink>([...known.filter(isMail), ...known, ...links]);
  return (
    <footer className={css.foot}>
      {neighbours?.map(({ rel, word, label, path, picture }) => (
        <Link
          key={rel}
          rel={rel}
          to={`/${path}`}
          className={import.meta.env.COVERS && picture ? css.next : css.neighbour}
          {...lettersOf(label)}
        >
          {import.meta.env.COVERS && picture && <NextPicture {...picture} />}
          <span>
            <small>{word}</small> {label}
          </span>
        </Link>
      ))}
      <div>
        <p className={css.name}>
          {year && `© ${year} `}
          {name}
        </p>
        <ul>
          {[...all].map(({ label, ...target }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links keep their order, and may be equal
            <li key={index}>
              <LinkTo {...target} className={quietLink}>
                {label}
              </LinkTo>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** Renders the picture of the next project. The title beside it says what the picture would. */
function NextPicture(picture: NonNullable<Neighbour['picture']>) {
  const { pictures } = useAssets();
  return (
    <Picture
      {...picture}
      alt=""
      sizes="(min-width: 52rem) 40vw, 90vw"
      className={shaped(shapeOf(pictures[picture.src]))}
      isLater
      {...inLink}
    />
  );
}
