import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { viewOf } from '../../files/project/paths.ts';
import { ownSections, ownTypes } from '../../files/project/places.js';
import { source } from '../styles/style-files.ts';

/**
 * Creates a plugin that adds the views of the site's own section types to the registry, and lets their files import
 * `vitrine/section` and the packages of the engine.
 */
export function ownSectionTypes(): Plugin {
  const registry = normalizePath(join(source, 'sections', 'views.ts'));
  return {
    name: 'vitrine:own-section-types',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      if (id === 'vitrine/section') return normalizePath(join(source, 'door', 'view.ts'));
      const isPackage = !/^[./\0]|^[A-Za-z]:/.test(id);
      if (!isPackage || !importer.startsWith(normalizePath(ownSections))) return undefined;
      // The site and the engine have to share one React.
      return this.resolve(id, join(source, 'main.ts'), { skipSelf: true });
    },
    transform(code, id) {
      const types = id.split('?')[0] === registry ? ownTypes() : [];
      const lineOf = this.environment.config.consumer === 'server' ? checkedViewLine : viewLine;
      return types.length > 0 ? { code: code + types.map(lineOf).join(''), map: null } : undefined;
    },
  };
}

function viewLine(type: string): string {
  const view = JSON.stringify(normalizePath(join(ownSections, type, 'view.tsx')));
  return `\nexport const ${type} = { load: () => import(${view}) };`;
}

/** Returns the line for the environment that renders pages, where a view that is missing is an error with its name. */
function checkedViewLine(type: string): string {
  const view = viewOf(type);
  const path = JSON.stringify(normalizePath(join(ownSections, type, 'view.tsx')));
  const missing = `it exports no ${view}: write export function ${view}(fields) {…}`;
  return `\nexport const ${type} = { load: async () => {
    const view = await import(${path});
    if (!view.${view}) throw new ReferenceError(${JSON.stringify(missing)});
    return view;
  } };`;
}
