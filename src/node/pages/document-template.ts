import type { Fonts } from '../assets/fonts.ts';
import { type PageStyles, stylesOf } from '../styles/page-styles.ts';
import type { ClientScript } from './client-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { DocumentTemplate } from './document.ts';

type Options = {
  build: string;
  language: string;
  /** Tags of the head beside those of the pages themselves. */
  head: string;
  apiHost: string;
  /** Where the site is served from. */
  base: string;
  styles: PageStyles;
  fonts: Fonts;
  script: ClientScript;
};

/**
 * Makes the template of a page by the types of its sections, and the origins of the frames that a
 * visitor may open on it: a document carries the styles of these types alone, asks for no script of
 * others, and allows no other frames.
 */
export function createDocumentTemplates({
  build,
  language,
  head,
  apiHost,
  base,
  styles,
  fonts,
  script,
}: Options): (types: readonly string[], frames?: readonly string[]) => DocumentTemplate {
  return (types, frames = []) => {
    const css = fonts.css + stylesOf(styles, types);
    const inline = [css, fonts.late].filter((each) => each !== '');
    const modules = new Set([
      ...script.modules,
      ...types.flatMap((type) => script.views.get(type) ?? []),
    ]);
    return {
      // A document allows the frames of its own page alone: a page with others counts as one of
      // another build, and is visited as a document.
      build: [build, ...frames].join(' '),
      language,
      css,
      lateFonts: fonts.late,
      head,
      fonts: fonts.preloads,
      script: base + script.entry,
      modules: [...modules].map((name) => base + name),
      policy: contentSecurityPolicy({ styles: inline, apiHost, frames }),
    };
  };
}
