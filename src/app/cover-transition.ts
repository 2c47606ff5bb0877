/** The name of a picture that goes from one page to the other. */
export const workName = 'work';

type Picture = HTMLImageElement | null | undefined;

const name = (picture: Picture, value: string) =>
  picture?.style.setProperty('view-transition-name', value);

const cover = () => document.querySelector<HTMLImageElement>('[data-cover] img');

/** Finds the picture of the entry whose link leads to a page, or that of the link itself. */
function leadingTo(path: string): Picture {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a, footer a')];
  const entries = links
    .filter(({ pathname }) => pathname === path)
    .map((link) => link.closest('article, li') ?? link);
  return entries.map((entry) => entry.querySelector('img')).find(Boolean);
}

/** Returns the path of the page that lists the current one, which the navigation bar marks. */
export const listPath = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>('header [aria-current=true]')?.pathname;

const isInSight = (picture: Picture) => {
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
};

/**
 * Carries the picture of a work from the list to the page of the work, or back. Call it before a view transition.
 * @param from the path of the page that is shown
 * @param to the path of the page that will be shown
 * @param list the path of the page that lists the one which is shown
 * @returns `arrive`, to be called when the new page is shown, which returns false if it has no such picture; and `end`
 */
export function carryPicture(from: string, to: string, list: string | undefined) {
  const leaving = leadingTo(to) ?? (to === list ? cover() : undefined);
  const old = isInSight(leaving) ? leaving : undefined;
  let arrived: Picture;
  name(old, workName);
  return {
    arrive: (): boolean => {
      name(old, '');
      if (!old) return true;
      arrived = cover() ?? leadingTo(from);
      name(arrived, workName);
      // Until its own file is there, the picture is drawn from the one that the visitor has seen already.
      arrived?.style.setProperty(
        'background',
        `center / cover url(${JSON.stringify(old.currentSrc)})`,
      );
      return Boolean(arrived);
    },
    end: () => {
      name(old, '');
      name(arrived, '');
    },
  };
}
