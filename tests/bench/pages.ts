/** The pages to measure: where each is on the site, and what is its floor below `floor/`. */
export const pages = {
  welcome: { path: '/', floor: '/welcome.html', film: true, bar: false },
  projects: { path: '/projects/', floor: '/projects.html', film: false, bar: true },
  contact: { path: '/contact-me/', floor: '/contact.html', film: false, bar: true },
  about: { path: '/about-me/', floor: '/about.html', film: false, bar: true },
} as const;

export type PageName = keyof typeof pages;

/** The page whose largest element is a photo, and the file that its floor shows. */
export const portrait = { page: 'about', floor: '/media/portrait.webp' } as const;
