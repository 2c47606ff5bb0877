import type { PageFile } from '../page-data.ts';

/**
 * Adds the styles of section types that the document does not hold, each once. As constructed sheets,
 * since the policy allows no style element but those of the build.
 */
export function createStyleAdopter(present: readonly string[]) {
  const known = new Set(present);
  return (styles: PageFile['styles']): void => {
    for (const [type, css] of Object.entries(styles)) {
      if (known.has(type)) continue;
      known.add(type);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }
  };
}
