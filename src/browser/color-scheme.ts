// This inline script runs before the first paint, so no page flashes in light colours before it gets dark.

/** The name of the <select>, and the key of the visitor's choice in `localStorage`. */
const name = 'color-scheme';

/** Applies `light`, `dark`, or with an empty choice the system's colour scheme. */
const apply = (choice: string) => {
  document.documentElement.dataset['scheme'] = choice;
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((tag, index) => {
    const scheme = index ? 'dark' : 'light';
    if (choice) tag.media = choice === scheme ? 'all' : 'not all';
    else tag.media = `(prefers-color-scheme: ${scheme})`;
  });
};

try {
  // Without a choice, the styles follow the system. Applying an empty choice would delay the first paint.
  const stored = localStorage.getItem(name);
  if (stored) apply(stored);
} catch {
  // If the browser blocks storage for the site, each access to `localStorage` throws, so no choice is stored.
}

// The styles add the transparent <select> only after the first paint, which it would delay.
requestAnimationFrame(() =>
  setTimeout(() => {
    document.documentElement.dataset['painted'] = '';
  }),
);

const choose = ({ target }: Event) => {
  if (!(target instanceof HTMLSelectElement) || target.name !== name) return;
  apply(target.value);
  try {
    if (target.value) localStorage.setItem(name, target.value);
    else localStorage.removeItem(name);
  } catch {
    // If storage is blocked, the choice lasts until the document is left.
  }
};

// The visitor may choose before the page's script has loaded. If the choice makes React hydrate the <select>, React
// shows in it what was chosen before, so this script takes the choice first: by the first event, as it comes down.
document.addEventListener('input', choose, true);
