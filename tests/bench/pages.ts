/** The pages to measure: where each is on the site, and which page below `html-baseline/` has the same content. */
export const pages = {
  welcome: { path: '/', baseline: '/welcome.html', video: true, bar: false },
  projects: { path: '/projects/', baseline: '/projects.html', video: false, bar: true },
  contact: { path: '/contact-me/', baseline: '/contact.html', video: false, bar: true },
  about: { path: '/about-me/', baseline: '/about.html', video: false, bar: true },
} as const;

export type PageName = keyof typeof pages;

/** The page whose largest element is a photo, and the file that its HTML baseline shows. */
export const portrait = { page: 'about', baseline: '/media/portrait.webp' } as const;
