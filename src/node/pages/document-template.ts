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
  /** The origins of the frames that a visitor may open. */
  frames: readonly string[];
  /** Where the site is served from. */
  base: string;
  styles: PageStyles;
  fonts: Fonts;
  script: ClientScript;
};

/**
 * Makes the template of a page by the types of its sections: a document carries the styles of these
 * alone, and asks for no script of others.
 */
export function createDocumentTemplates({
  build,
  language,
  head,
  apiHost,
  frames,
  base,
  styles,
  fonts,
  script,
}: Options): (types: readonly string[]) => DocumentTemplate {
  return (types) => {
    const css = fonts.css + stylesOf(styles, types);
    const inline = [css, fonts.late].filter((each) => each !== '');
    const modules = new Set([
      ...script.modules,
      ...types.flatMap((type) => script.views.get(type) ?? []),
    ]);
    return {
      build,
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
