import { Link } from '@tanstack/react-router';
import { type FocusEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import type { SiteFrame } from '../page-data.ts';
import { assetUrl } from '../ui/public-url.ts';
import * as css from './Navigation.css.ts';

type Props = { bar: SiteFrame['navigation']; pages: SiteFrame['pages'] };

/**
 * The navigation bar. On small screens a button opens its menu: a popover, which the browser opens,
 * closes at Escape and gives the focus back from by itself, before any script has run.
 */
export function Navigation({ bar, pages }: Props) {
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();
  const [open, setOpen] = useState<boolean>();

  // Without scripts the browser tells screen readers by itself; an attribute would then be stale.
  useEffect(() => setOpen(isOpen(menu.current)), []);

  const close = () => {
    if (isOpen(menu.current)) menu.current?.hidePopover();
  };
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <header>
      <nav aria-label={bar.label} className={css.inner} onBlur={closeBehindFocus}>
        <Link to="/" className={css.logo} activeProps={{}}>
          <img
            src={assetUrl(bar.logo.src)}
            alt={bar.logo.alt}
            width={bar.logo.width}
            height={bar.logo.height}
            // A picture of any other priority gets a preload in the head, and the text waits for it.
            fetchPriority="low"
          />
        </Link>
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
          {pages.map(({ path, link }) => (
            <li key={path}>
              <Link
                to={`/${path}`}
                className={css.link}
                activeOptions={{ exact: true, includeSearch: false }}
                onClick={close}
              >
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Whether a popover is shown; never in a browser that knows none, where it always stands open. */
function isOpen(menu: HTMLUListElement | null): boolean {
  return CSS.supports('selector(:popover-open)') && menu?.matches(':popover-open') === true;
}
