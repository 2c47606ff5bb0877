import { Link } from '@tanstack/react-router';
import { type FocusEvent, useId, useRef } from 'react';
import type { SharedConfig } from '../page-data.ts';
import { usePictureUrl } from '../ui/asset-url.ts';
import { colorSwitch } from './ColorSwitch.css.ts';
import * as css from './Navigation.css.ts';
import { link } from './NavigationLink.css.ts';
import { LanguageLinks, type Links } from './Translations.tsx';

type Props = {
  bar: SharedConfig['navigation'] & { languages?: Links };
  links: SharedConfig['menu'];
  /** The name of the owner, which stands where there is no logo. */
  name?: string | undefined;
  /** The path of the page that the current page belongs to. */
  parent?: string | undefined;
};

/**
 * Renders the navigation bar. On small screens a button opens the menu, which is a popover. Browsers
 * open and close popovers without script, and tell screen readers whether a popover is open. So the
 * menu works before React has hydrated the page.
 */
export function Navigation({ bar, links, name, parent }: Props) {
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();
  // This method is missing in browsers without popovers, which always show the menu.
  const close = () => menu.current?.togglePopover?.(false);
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // After a click between the links, nothing is focused. The pointer is over the bar, so the menu stays open.
    const stays = relatedTarget
      ? relatedTarget.matches('[popovertarget], [popover] *')
      : currentTarget.matches(':hover');
    if (!stays) close();
  };

  const choice = colorSwitch && bar.switch && <ColorSwitch labels={bar.switch} />;
  return (
    <header>
      <nav aria-label={bar.label} className={css.inner} onBlur={closeOnBlur}>
        {bar.logo ? (
          <Logo {...bar.logo} />
        ) : (
          name && (
            <Link to="/" className={css.name} activeProps={{}}>
              {name}
            </Link>
          )
        )}
        <button type="button" className={css.toggle} popoverTarget={id}>
          {bar.menu}
        </button>
        <ul ref={menu} id={id} popover="auto" className={css.menu}>
          {links.map(({ label, path, id: hash = '' }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links keep their order, and a renamed link its focus
            <li key={index}>
              <Link
                to={`/${path}`}
                hash={hash}
                className={link}
                {...(import.meta.env.COVERS &&
                  path === parent &&
                  !hash && { 'aria-current': true })}
                activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== '' }}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {import.meta.env.LANGUAGES && bar.languages ? (
          <span className={css.end}>
            <LanguageLinks links={bar.languages} />
            {choice}
          </span>
        ) : (
          choice
        )}
      </nav>
    </header>
  );
}

function Logo({ src, alt, width, height }: NonNullable<Props['bar']['logo']>) {
  const url = usePictureUrl()(src);
  return (
    <Link to="/" className={css.logo} activeProps={{}}>
      {/* Without low priority, React adds a preload tag for the logo, which delays the first paint. */}
      <img src={url} alt={alt} width={width} height={height} fetchPriority="low" />
    </Link>
  );
}

/** Renders the choice between light, dark and the system's colours. `color-scheme.ts` applies the choice. */
function ColorSwitch({ labels }: { labels: Exclude<Props['bar']['switch'], false> }) {
  return (
    <span className={colorSwitch} title={labels.label}>
      <select ref={showChoice} name="color-scheme" aria-label={labels.label}>
        <option value="">{labels.system}</option>
        <option value="light">{labels.light}</option>
        <option value="dark">{labels.dark}</option>
      </select>
    </span>
  );
}

function showChoice(select: HTMLSelectElement | null): void {
  if (select) select.value = document.documentElement.dataset['scheme'] ?? '';
}
