import { type PageName, pages } from './pages.ts';
import type { ProfileName } from './profiles.ts';

/** A press on a button, and what counts as its answer. */
export type Interaction = {
  button: string;
  /** Which of the buttons that match. */
  which: 'first' | 'last';
  /** The links that the button belongs to are visible, or the button says something else. */
  answer: 'menu' | 'label';
};

/** A page of a target, and what a visitor finds there. */
export type TargetPage = { url: string; video: boolean; interaction?: Interaction };

/** What is measured: hand-written HTML, React and the router alone, the site, another build. */
export type Target = { name: string; page: (page: PageName, profile: ProfileName) => TargetPage };

const menu: Interaction = { button: 'nav button, summary', which: 'first', answer: 'menu' };
/** The last of the welcome page's buttons: the first is for the sound. */
const pause: Interaction = { button: 'main button', which: 'last', answer: 'label' };

/** On a wide screen the bar shows its links, and there is no button for them. */
function hasMenu(page: PageName, profile: ProfileName): boolean {
  return pages[page].bar && profile === 'mobile';
}

/** A build of the site. */
export function siteTarget(name: string, origin: string): Target {
  return {
    name,
    page(page, profile) {
      const { path, video } = pages[page];
      const interaction = video ? pause : hasMenu(page, profile) ? menu : undefined;
      return { url: origin + path, video, ...(interaction && { interaction }) };
    },
  };
}

/** The hand-written pages, from an origin for each profile; their only button unfolds the menu. */
export function htmlTarget(origins: Record<ProfileName, string>): Target {
  return {
    name: 'html',
    page(page, profile) {
      const { baseline, video } = pages[page];
      const url = origins[profile] + baseline;
      return { url, video, ...(hasMenu(page, profile) && { interaction: menu }) };
    },
  };
}

/** The one page of React and the router: its menu is what needs script on it. */
export function reactTarget(origin: string): Target {
  return {
    name: 'react',
    page(page, profile) {
      const pressed = pages[page].video || hasMenu(page, profile);
      return { url: `${origin}/`, video: false, ...(pressed && { interaction: menu }) };
    },
  };
}
