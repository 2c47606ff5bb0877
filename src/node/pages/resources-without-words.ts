import type { Plugin } from 'vite';
import { resources } from '../../shared/resources.ts';

/** What the reader of an answer has no use for: the schema and the icons are made in the build. */
const unread = ['about', 'likely'];

/** Leaves what owners read about the parts of the content out of the browser's script. */
export function resourcesWithoutWords(): Plugin {
  const read = JSON.stringify(resources, (key, value) =>
    unread.includes(key) ? undefined : value,
  );
  return {
    name: 'vitrine:resources-without-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/shared\/resources\.ts$/ },
      handler: () => `export const resources = ${read};`,
    },
  };
}
