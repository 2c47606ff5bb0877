import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { unfold } from '../entrance/unfold.ts';
import type { VisibleSite } from '../page-data.ts';
import { assetUrl } from '../ui/asset.ts';
import * as css from './Navigation.css.ts';

type Props = { bar: VisibleSite['navigation']; pages: VisibleSite['pages'] };

/** The navigation bar; on small screens a button unfolds it. */
export function Navigation({ bar, pages }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();

  useEffect(() => {
    if (open && menu.current) unfold(menu.current);
  }, [open]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <header>
      <nav aria-label={bar.label} className={css.inner} onKeyDown={closeOnEscape}>
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
          ref={button}
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {bar.menu}
        </button>
        <ul ref={menu} id={id} className={css.menu} data-open={open}>
          {pages.map(({ path, link }) => (
            <li key={path}>
              <Link
                to={`/${path}`}
                className={css.link}
                activeOptions={{ exact: true, includeSearch: false }}
                onClick={() => setOpen(false)}
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
