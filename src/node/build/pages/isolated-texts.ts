import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { directionOf, textDirection } from '../../../shared/text-direction.ts';
import { engine, ownSections } from '../../files/project/places.js';
import { lastGoodSiteFiles } from '../../files/site-files/site-files.ts';

const source = join(engine, 'src');
const wrapper = normalizePath(join(source, 'ui', 'isolating-jsx.ts'));
/** Matches the module that sections and parts of pages call for each element, which the compiler of JSX imports. */
const runtime = /(["'])react\/jsx-(?:dev-)?runtime\1/;

/** Creates a plugin that gives each text the direction of its own letters, on sites that may have both directions. */
export function isolatedTexts(): Plugin {
  const own = [source, ownSections].map((folder) => `${normalizePath(folder)}/`);
  let hasBoth: Promise<boolean> | undefined;
  return {
    name: 'vitrine:isolated-texts',
    // Vite asks no plugin where the packages are that Node imports itself, so their names are replaced.
    enforce: 'post',
    async transform(code, id) {
      const isOwn = own.some((folder) => id.startsWith(folder)) && !id.startsWith(wrapper);
      const [found] = (isOwn && runtime.exec(code)) || [];
      if (!found) return undefined;
      // In development, texts of the other direction may come with any edit.
      hasBoth ??= this.environment.mode === 'dev' ? Promise.resolve(true) : hasBothDirections();
      if (!(await hasBoth)) return undefined;
      return { code: code.replace(found, JSON.stringify(wrapper)), map: null };
    },
  };
}

/** Addresses and names of programs are in Latin letters on every site. */
async function hasBothDirections(): Promise<boolean> {
  const own = await lastGoodSiteFiles();
  return [own, ...own.translations].some(({ site, content, borrowed = {} }) => {
    if (Object.keys(borrowed).length > 0) return true;
    if (textDirection(site.app.language) === 'rtl' || site.api.host !== '') return true;
    const words = JSON.stringify([site, content]).match(/\p{L}+/gu) ?? [];
    return words.some((word) => directionOf(word) === 'rtl');
  });
}
