import type { Plugin } from 'vite';
import { pagePath } from '../shared/page-path.ts';
import { lastGoodSiteFiles } from './site-files/last-good.ts';
import { ProblemError } from './site-files/site-files.ts';

/** The embedded data service: answers in development, and is written into the build. */
export function dataService(): Plugin {
  return {
    name: 'vitrine:data-service',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        answerOrNothing().then(({ file, json }) => {
          if (file === undefined || pagePath(request.url ?? '/', config.base) !== file) {
            return next();
          }
          response.setHeader('Content-Type', 'application/json');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(json);
        }, next);
      });
    },
    async generateBundle() {
      const { file, json } = await readAnswer();
      if (file !== undefined) this.emitFile({ type: 'asset', fileName: file, source: json });
    },
  };
}

/** What the service says, and where below the site's base: nowhere when a remote one is configured. */
async function readAnswer() {
  const { site, content } = await lastGoodSiteFiles();
  const { host, endpoints } = site.api;
  const file = host === '' ? endpoints.index.slice(1) : undefined;
  return { file, json: JSON.stringify(content) };
}

/** While a file has a mistake from the start, there is no service; the page says what is wrong. */
async function answerOrNothing() {
  try {
    return await readAnswer();
  } catch (error) {
    if (error instanceof ProblemError) return { file: undefined, json: '' };
    throw error;
  }
}
