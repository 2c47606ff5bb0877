/** Devices and their networks. */
export const profiles = {
  mobile: {
    viewport: { width: 412, height: 823 },
    pixelRatio: 1.75,
    touch: true,
    // How many times slower than this machine.
    processor: 4,
    // One round trip, in ms.
    latency: 150,
    // Bytes per second.
    down: 200_000,
    up: 93_750,
  },
  desktop: {
    viewport: { width: 1350, height: 940 },
    pixelRatio: 1,
    touch: false,
    processor: 1,
    latency: 40,
    down: 1_250_000,
    up: 1_250_000,
  },
} as const;

export type ProfileName = keyof typeof profiles;
export type Profile = (typeof profiles)[ProfileName];

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

/** A press on a button, and what counts as its answer. */
export type Interaction = {
  button: string;
  /** Which of the buttons that match. */
  which: 'first' | 'last';
  /** The links that the button belongs to are visible, or the button says something else. */
  answer: 'menu' | 'label';
};

/** A page of a target, and what a visitor finds there. */
export type TargetPage = { url: string; video: boolean; interaction: Interaction | undefined };

/** What is measured: hand-written HTML, React and the router alone, the site, another build. */
export type Target = { name: string; page: (page: PageName, profile: ProfileName) => TargetPage };

const menu: Interaction = { button: 'nav button, summary', which: 'first', answer: 'menu' };
/** The last of the welcome page's buttons: the first is for the sound. */
const pause: Interaction = { button: 'main button', which: 'last', answer: 'label' };

/** On a wide screen the bar shows its links, and there is no button for them. */
const menuOn = (page: PageName, profile: ProfileName) =>
  pages[page].bar && profile === 'mobile' ? menu : undefined;

/** A build of the site. */
export const siteTarget = (name: string, origin: string): Target => ({
  name,
  page(page, profile) {
    const { path, video } = pages[page];
    return { url: origin + path, video, interaction: video ? pause : menuOn(page, profile) };
  },
});

/** The hand-written pages, from an origin for each profile; their only button unfolds the menu. */
export const htmlTarget = (origins: Record<ProfileName, string>): Target => ({
  name: 'html',
  page(page, profile) {
    const { baseline, video } = pages[page];
    return { url: origins[profile] + baseline, video, interaction: menuOn(page, profile) };
  },
});

/** The one page of React and the router: its menu is what needs script on it. */
export const reactTarget = (origin: string): Target => ({
  name: 'react',
  page(page, profile) {
    const interaction = pages[page].video ? menu : menuOn(page, profile);
    return { url: `${origin}/`, video: false, interaction };
  },
});
