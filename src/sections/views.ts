// The registry of section views: one line each, the exported name is the YAML `type`.
//
// A view is loaded for the pages that have such a section:
//   export const timeline = { load: () => import('./timeline/view.tsx') };
// Those that are exported as they are come with the script of all pages. That is for what most sites
// show on their first pages, between which nobody should wait, and for views of less than 0.5 kB
// gzipped without a library of their own: a request for so little takes longer than its bytes.
export { Contact as contact } from './contact/view.tsx';
export { Hero as hero } from './hero/view.tsx';
export { Links as links } from './links/view.tsx';
export { Profile as profile } from './profile/view.tsx';
export { Projects as projects } from './projects/view.tsx';
export { Technologies as technologies } from './technologies/view.tsx';

export const cards = { load: () => import('./cards/view.tsx') };
export const download = { load: () => import('./download/view.tsx') };
export const embed = { load: () => import('./embed/view.tsx') };
export const facts = { load: () => import('./facts/view.tsx') };
export const gallery = { load: () => import('./gallery/view.tsx') };
export const prose = { load: () => import('./prose/view.tsx') };
export const quotes = { load: () => import('./quotes/view.tsx') };
export const timeline = { load: () => import('./timeline/view.tsx') };
