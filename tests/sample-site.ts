import { readSiteFiles } from '../src/build/owner-files.ts';

/** The owner's two files, as the site under test was made from them. */
export const { site, content } = readSiteFiles();

/** The owner of the site. */
export const owner = content.personalOwn.own;

/** The four pages of the specification: where each stands, its title, and a heading to know it by. */
export const screens = {
  welcome: { path: '/', title: owner.nameOwn, heading: owner.nameOwn },
  contact: {
    path: '/contact-me',
    title: `Contact me - ${site.app.name}`,
    heading: 'Contact me by:',
  },
  projects: { path: '/projects', title: `My Projects - ${site.app.name}`, heading: 'My Projects' },
  about: { path: '/about-me', title: `About me - ${site.app.name}`, heading: 'About me' },
} as const;

/** One of the four. */
export type Screen = (typeof screens)[keyof typeof screens];

/** The four in the order of the specification. */
export const allScreens: readonly Screen[] = Object.values(screens);

/** Those that show the navigation bar. */
export const screensWithBar: readonly Screen[] = [screens.contact, screens.projects, screens.about];
