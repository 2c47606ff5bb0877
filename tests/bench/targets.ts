/** The device of the visits, and its network. */
export const phone = {
  viewport: { width: 412, height: 823 },
  pixelRatio: 1.75,
  // How many times slower than this machine.
  processor: 4,
  // One round trip, in ms.
  latency: 150,
  // Bytes per second.
  down: 200_000,
  up: 93_750,
} as const;

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
  /** The links of the menu become visible, or the label of the button changes. */
  answer: 'menu' | 'label';
};

/** A page of a target, and what a visitor finds there. */
export type TargetPage = { url: string; video: boolean; interaction: Interaction | undefined };

/** What is measured: hand-written HTML, React and the router alone, the site, another build. */
export type Target = { name: string; page: (page: PageName) => TargetPage };

const menu: Interaction = { button: 'nav button, summary', which: 'first', answer: 'menu' };
/** The last of the welcome page's buttons: the first is for the sound. */
const pause: Interaction = { button: 'main button', which: 'last', answer: 'label' };

/** A target, by where its pages are and what is pressed on the page of the video, if it has that. */
function target(
  name: string,
  urlOf: (page: PageName) => string,
  { button, hasVideo = true }: { button?: Interaction; hasVideo?: boolean },
): Target {
  return {
    name,
    page: (page) => {
      const { video } = pages[page];
      const interaction = video ? button : menu;
      return { url: urlOf(page), video: video && hasVideo, interaction };
    },
  };
}

export const siteTarget = (name: string, origin: string): Target =>
  target(name, (page) => origin + pages[page].path, { button: pause });

/** The hand-written pages; their only button unfolds the menu. */
export const htmlTarget = (origin: string): Target =>
  target('html', (page) => origin + pages[page].baseline, {});

/** The one page of React and the router, whose menu needs its script. */
export const reactTarget = (origin: string): Target =>
  target('react', () => `${origin}/`, { button: menu, hasVideo: false });
