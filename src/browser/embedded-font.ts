// This inline script decodes the font that the HTML file embeds while the browser still parses the page. Without
// it, browsers begin to decode the font during the first layout. They would paint the headings in a fallback
// font first, and lay the page out a second time.
document.fonts.forEach((font) => {
  if (font.family.includes('embedded')) font.load();
});
