export const profileNames = ['mobile', 'desktop'] as const;
export type ProfileName = (typeof profileNames)[number];

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

export type Profile = (typeof profiles)[ProfileName];

export const pageNames = ['welcome', 'projects', 'contact', 'about'] as const;
export type PageName = (typeof pageNames)[number];

/** The pages to measure: where each is on the site, and which page below `html-baseline/` has the same content. */
export const pages = {
  welcome: { path: '/', baseline: '/welcome.html', video: true },
  projects: { path: '/projects/', baseline: '/projects.html', video: false },
  contact: { path: '/contact-me/', baseline: '/contact.html', video: false },
  about: { path: '/about-me/', baseline: '/about.html', video: false },
} as const;

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

/** A target, by where its pages are and what is pressed on the page of the video, if it has that. */
function target(
  name: string,
  urlOf: (page: PageName, profile: ProfileName) => string,
  { button, hasVideo = true }: { button?: Interaction; hasVideo?: boolean },
): Target {
  return {
    name,
    page: (page, profile) => {
      const { video } = pages[page];
      // On a wide screen the bar shows its links, and there is no button for them.
      const unfolding = profile === 'mobile' ? menu : undefined;
      const interaction = video ? button : unfolding;
      return { url: urlOf(page, profile), video: video && hasVideo, interaction };
    },
  };
}

export const siteTarget = (name: string, origin: string): Target =>
  target(name, (page) => origin + pages[page].path, { button: pause });

/** The hand-written pages, from an origin for each profile; their only button unfolds the menu. */
export const htmlTarget = (origins: Record<ProfileName, string>): Target =>
  target('html', (page, profile) => origins[profile] + pages[page].baseline, {});

/** The one page of React and the router: its menu is what needs script on it. */
export const reactTarget = (origin: string): Target =>
  target('react', () => `${origin}/`, { button: menu, hasVideo: false });
