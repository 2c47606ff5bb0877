// The registry of section views: one line each, the exported name is the YAML `type`.
export { Contact as contact } from './contact/view.tsx';
export { Download as download } from './download/view.tsx';
export { Embed as embed } from './embed/view.tsx';
export { Gallery as gallery } from './gallery/view.tsx';
export { Hero as hero } from './hero/view.tsx';
export { Links as links } from './links/view.tsx';
export { Profile as profile } from './profile/view.tsx';
export { Projects as projects } from './projects/view.tsx';
export { Prose as prose } from './prose/view.tsx';
export { Technologies as technologies } from './technologies/view.tsx';
