import { Link } from '@tanstack/react-router';
import { type FocusEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import type { SharedConfig } from '../page-data.ts';
import { usePictureUrl } from '../ui/asset-url.ts';
import { colorSwitch } from './ColorSwitch.css.ts';
import * as css from './Navigation.css.ts';
import { link } from './NavigationLink.css.ts';

type Props = { bar: SharedConfig['navigation']; links: SharedConfig['menu'] };

/**
 * The navigation bar. On small screens a button opens its menu, a popover: the browser opens it,
 * closes it on Escape and restores the focus without script, so it works before hydration.
 */
export function Navigation({ bar, links }: Props) {
  const urlOf = usePictureUrl();
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();
  const [open, setOpen] = useState<boolean>();

  // Set by script only: the browser exposes the state of a popover itself, and prerendered HTML
  // with the attribute would never change it.
  useEffect(() => setOpen(isOpen(menu.current)), []);

  const close = () => {
    if (isOpen(menu.current)) menu.current?.hidePopover();
  };
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press beside the links moves the focus to nothing, as leaving the page does.
    const stays = relatedTarget
      ? relatedTarget.matches('[popovertarget], [popover] *')
      : currentTarget.matches(':hover');
    if (!stays) close();
  };

  return (
    <header>
      <nav aria-label={bar.label} className={css.inner} onBlur={closeOnBlur}>
        {bar.logo && (
          <Link to="/" className={css.logo} activeProps={{}}>
            <img
              src={urlOf(bar.logo.src)}
              alt={bar.logo.alt}
              width={bar.logo.width}
              height={bar.logo.height}
              // React preloads pictures of any other priority in the head, which delays the first paint.
              fetchPriority="low"
            />
          </Link>
        )}
        <button
          type="button"
          className={css.toggle}
          popoverTarget={id}
          aria-expanded={open}
          aria-controls={id}
        >
          {bar.menu}
        </button>
        <ul
          ref={menu}
          id={id}
          popover="auto"
          className={css.menu}
          onToggle={({ newState }: ToggleEvent) => setOpen(newState === 'open')}
        >
          {links.map(({ label, path, id: hash = '' }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links keep their order, and a renamed one its focus
            <li key={index}>
              <Link
                to={`/${path}`}
                hash={hash}
                className={link}
                activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== '' }}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {colorSwitch && bar.switch && <ColorSwitch labels={bar.switch} />}
      </nav>
    </header>
  );
}

/** The choice between light, dark, and what the system says; `color-scheme.ts` carries it out. */
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

/** Whether a popover is open; false in a browser without popovers, where the menu is always shown. */
function isOpen(menu: HTMLUListElement | null): boolean {
  return CSS.supports('selector(:popover-open)') && menu?.matches(':popover-open') === true;
}
