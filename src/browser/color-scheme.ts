// The one script that stands in the documents themselves. It runs in their heads, before anything is
// painted, so that no page is light for a moment where a visitor has chosen dark.

/** The name of the select, and of what is stored: nothing before a visitor has chosen. */
const name = 'color-scheme';

/** Sets `light`, `dark`, or by an empty choice what the visitor's system says. */
const apply = (choice: string) => {
  document.documentElement.dataset['scheme'] = choice;
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((tag, index) => {
    const scheme = index ? 'dark' : 'light';
    if (choice) tag.media = choice === scheme ? 'all' : 'not all';
    else tag.media = `(prefers-color-scheme: ${scheme})`;
  });
};

try {
  // Without a choice the document follows the system by itself; to set that would delay the first paint.
  const stored = localStorage.getItem(name);
  if (stored) apply(stored);
} catch {
  // This browser stores nothing for the site, and throws at every attempt.
}

// The document listens, because the page's own script may come later than the choice.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.name !== name) return;
  apply(target.value);
  try {
    if (target.value) localStorage.setItem(name, target.value);
    else localStorage.removeItem(name);
  } catch {
    // Then the choice holds until the page is left.
  }
});
