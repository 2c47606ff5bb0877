import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { source } from '../styles/style-files.ts';

/** Creates a plugin that leaves the views of section types out of a build whose site shows no section of the type. */
export function shownViews(types: ReadonlySet<string>): Plugin {
  return {
    name: 'vitrine:shown-views',
    transform: {
      filter: { id: normalizePath(join(source, 'sections', 'views.ts')) },
      // The registry has one line for each view.
      handler: (code) => ({ code: code.split('\n').filter(isShown).join('\n'), map: null }),
    },
  };

  function isShown(line: string): boolean {
    const [, type] = /^export (?:\{ \w+ as|const) (\w+)/.exec(line) ?? [];
    return type === undefined || types.has(type);
  }
}
