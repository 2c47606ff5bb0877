import type { ClientScript } from './client-script.ts';
import { contentSecurityPolicy, type DocumentFrame } from './document.ts';
import type { Fonts } from './fonts.ts';
import { type Styles, stylesOf } from './styles.ts';

type Options = {
  language: string;
  /** Tags of the head beside those of the pages themselves. */
  head: string;
  apiHost: string;
  /** Where the site is served from. */
  base: string;
  styles: Styles;
  fonts: Fonts;
  script: ClientScript;
};

/**
 * What stands around the text of a page, by the types of its sections: a document carries the styles
 * of these alone, and asks for no script of others.
 */
export function createPageFrames({
  language,
  head,
  apiHost,
  base,
  styles,
  fonts,
  script,
}: Options): (types: readonly string[]) => DocumentFrame {
  return (types) => {
    const css = fonts.css + stylesOf(styles, types);
    const inline = [css, fonts.late].filter((each) => each !== '');
    const modules = new Set([
      ...script.modules,
      ...types.flatMap((type) => script.views.get(type) ?? []),
    ]);
    return {
      language,
      css,
      lateFonts: fonts.late,
      head,
      fonts: fonts.preloads,
      script: base + script.entry,
      modules: [...modules].map((name) => base + name),
      policy: contentSecurityPolicy(inline, apiHost),
    };
  };
}
