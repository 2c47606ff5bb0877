import { type MouseEvent, useEffect, useState } from 'react';
import type { translationsOf } from '../page-data.ts';
import { textDirection } from '../shared/text-direction.ts';
import * as css from './Navigation.css.ts';
import { preferredLanguage } from './preferred-language.ts';

export type Links = ReturnType<typeof translationsOf>;

/** Renders links to a page in each language, each by its own name. They lead to other documents, with or without script. */
export function LanguageLinks({ links }: { links: Links }) {
  return (
    <>
      <span className={css.languages}>
        {links.map((link) => (
          <a key={link.language} {...leadTo(link)} aria-current={link.isHere ? 'true' : undefined}>
            {link.name}
          </a>
        ))}
      </span>
      <LanguageOffer links={links} />
    </>
  );
}

/** Renders the links on a page without a bar. */
export function LanguagesAlone({ links }: { links: Links }) {
  return (
    <nav className={css.alone}>
      <LanguageLinks links={links} />
    </nav>
  );
}

/**
 * Offers the page in another language, once, to a visitor whose browser prefers that language. Screen readers announce
 * what appears in an element that is there already.
 */
function LanguageOffer({ links }: { links: Links }) {
  const [offered, setOffered] = useState<string>();
  const own = links.find(({ isHere }) => isHere)?.language ?? '';
  const all = links.map(({ language }) => language).join();
  useEffect(() => setOffered(languageToOffer(all.split(','), own)), [all, own]);
  const link = links.find(({ language }) => language === offered);
  return (
    <span role="status" className={css.offerPlace}>
      {link && (
        <span lang={link.language} dir={textDirection(link.language)} className={css.offer}>
          <a {...leadTo(link)}>{link.words.read}</a>
          <button
            type="button"
            aria-label={link.words.close}
            onClick={() => setOffered(undefined)}
          />
        </span>
      )}
    </span>
  );
}

/** The key in `localStorage` that tells that a language was offered. */
const key = 'language-offer';

/** Returns the language to offer, and remembers it; undefined if there is none, or if one was offered before. */
function languageToOffer(tags: readonly string[], own: string): string | undefined {
  const preferred = preferredLanguage(navigator.languages, tags, own);
  // Who comes from another page has seen the links above. In development, the owner is the only visitor.
  const isKnown = document.referrer.startsWith(`${location.origin}/`) || import.meta.hot;
  if (preferred === own || preferred === undefined || isKnown) return undefined;
  try {
    if (localStorage.getItem(key) !== null) return undefined;
    localStorage.setItem(key, preferred);
    return preferred;
  } catch (error) {
    // Without a memory, each document would offer the language again.
    console.warn('No other language is offered, since that could not be remembered:', error);
    return undefined;
  }
}

function leadTo({ href, language }: Links[number]) {
  return {
    href,
    // With a target, the router does not prefetch it, as it does its own pages.
    target: '_self',
    lang: language,
    hrefLang: language,
    onClick: keepPlace,
  };
}

/** Leads to the same place of the other page. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = location.hash;
}
