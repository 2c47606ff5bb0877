/** Adds a style sheet, since the Content Security Policy forbids inline styles, until the signal comes. */
export function addStyles(root: DocumentOrShadowRoot, css: string, signal?: AbortSignal): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  signal?.addEventListener('abort', () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}
