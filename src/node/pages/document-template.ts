import type { Fonts } from '../assets/fonts.ts';
import { type Allowed, contentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { type PageStyles, stylesOf } from '../styles/page-styles.ts';
import type { ClientScript } from './client-script.ts';
import type { DocumentTemplate } from './document.ts';
import type { ScriptIntegrity } from './subresource-integrity.ts';

type Options = {
  build: string;
  language: string;
  /** Tags of the head beside those of the pages themselves. */
  head: string;
  /** What the documents may ask for. */
  allowed: Pick<Allowed, 'apiHost' | 'scripts'>;
  /** Where the site is served from. */
  base: string;
  styles: PageStyles;
  fonts: Fonts;
  script: ClientScript;
  integrity: ScriptIntegrity;
};

/** The styles in the document of a page with sections of these types: those of its head, and those after the text. */
export function inlineStyles(
  { styles, fonts }: Pick<Options, 'styles' | 'fonts'>,
  types: readonly string[],
): { css: string; lateFonts: string } {
  return { css: fonts.css + stylesOf(styles, types), lateFonts: fonts.late };
}

/**
 * Makes the template of a page by the types of its sections, and the origins of the frames that a
 * visitor may open on it: a document carries the styles of these types alone, asks for no script of
 * others, and allows no other frames.
 */
export function createDocumentTemplates({
  build,
  language,
  head,
  allowed,
  base,
  styles,
  fonts,
  script,
  integrity,
}: Options): (types: readonly string[], frames?: readonly string[]) => DocumentTemplate {
  return (types, frames = []) => {
    const inline = inlineStyles({ styles, fonts }, types);
    const modules = new Set([
      ...script.modules,
      ...types.flatMap((type) => script.views.get(type) ?? []),
    ]);
    return {
      // A document allows the frames of its own page alone: a page with others counts as one of
      // another build, and is visited as a document.
      build: [build, ...frames].join(' '),
      language,
      ...inline,
      head,
      fonts: fonts.preloads,
      script: base + script.entry,
      modules: [...modules].map((name) => base + name),
      integrity,
      policy: contentSecurityPolicy({ ...allowed, frames, styles: Object.values(inline) }),
    };
  };
}
