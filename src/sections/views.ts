// The registry of section views, with one line for each view. The exported name is the `type` in YAML.
//
// A view with `load` is loaded only for pages that have such a section:
//   export const timeline = { load: () => import('./timeline/view.tsx') };
export const writing = { load: () => import('./writing/view.tsx') };
// A view that is exported directly is part of the main bundle. Export a view directly if most sites show it,
// or if it has less than 0.5 kB (gzipped) and needs no library, since a separate request would take longer.
export { Contact as contact } from './contact/view.tsx';
export { Hero as hero } from './hero/view.tsx';
export { Links as links } from './links/view.tsx';
export { Profile as profile } from './profile/view.tsx';
export { Projects as projects } from './projects/view.tsx';
export { Technologies as technologies } from './technologies/view.tsx';

export const cards = { load: () => import('./cards/view.tsx') };
export const cover = { load: () => import('./cover/view.tsx') };
export const download = { load: () => import('./download/view.tsx') };
export const embed = { load: () => import('./embed/view.tsx') };
export const facts = { load: () => import('./facts/view.tsx') };
export const gallery = { load: () => import('./gallery/view.tsx') };
export const prose = { load: () => import('./prose/view.tsx') };
export const quotes = { load: () => import('./quotes/view.tsx') };
export const timeline = { load: () => import('./timeline/view.tsx') };
