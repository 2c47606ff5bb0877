// The registry of section types, with one line for each type. The exported name is the `type` in YAML.
export { cards } from './cards/schema.ts';
export { contact } from './contact/schema.ts';
export { cover } from './cover/schema.ts';
export { download } from './download/schema.ts';
export { embed } from './embed/schema.ts';
export { facts } from './facts/schema.ts';
export { gallery } from './gallery/schema.ts';
export { hero } from './hero/schema.ts';
export { links } from './links/schema.ts';
export { profile } from './profile/schema.ts';
export { projects } from './projects/schema.ts';
export { prose } from './prose/schema.ts';
export { quotes } from './quotes/schema.ts';
export { technologies } from './technologies/schema.ts';
export { timeline } from './timeline/schema.ts';
export { writing } from './writing/schema.ts';
