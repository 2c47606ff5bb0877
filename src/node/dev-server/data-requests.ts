import type { Connect } from 'vite';
import { pagePath } from '../../shared/page-path.ts';
import { serviceFile } from '../pages/data-service.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { ProblemError } from '../site-files/site-files.ts';

/** Answers requests of the embedded data service, below the site's base. */
export function answerDataRequests(): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { site, content } = await lastGoodSiteFiles();
      if (pagePath(request.url ?? '/', '/') !== serviceFile(site)) return next();
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(JSON.stringify(content));
    } catch (error) {
      // While a file has a problem from the start, there is no service; the page says what is wrong.
      next(error instanceof ProblemError ? undefined : error);
    }
  };
}
