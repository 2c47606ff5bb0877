/** The pages to measure: where each is on the site, and where its floor is below `floor/`. */
export const pages = {
  welcome: { path: '/', floor: '/welcome.html' },
  projects: { path: '/projects/', floor: '/projects.html' },
  contact: { path: '/contact-me/', floor: '/contact.html' },
  about: { path: '/about-me/', floor: '/about.html' },
} as const;

export type PageName = keyof typeof pages;
