import type { Plugin } from 'vite';
import { takeSnapshot } from '../pages/snapshot.ts';
import { findAllPlaceholders } from '../sample/placeholders.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { ProblemError } from '../site-files/site-files.ts';

/** `allowSample` lets a site in production pass with a warning while something of the sample is left. */
type Options = { strict: boolean; allowSample: boolean };

/**
 * Stops a build before it has touched anything: when one of the owner's files has a problem, or,
 * where the build is `strict`, when a remote data service does not answer.
 */
export function checkFirst({ strict, allowSample }: Options): Plugin {
  return {
    name: 'vitrine:check-first',
    apply: 'build',
    async config() {
      const { site, content } = await lastGoodSiteFiles();
      // A site in production is somebody's own; nothing of the sample may be left in it.
      const placeholders = site.app.production ? findAllPlaceholders(site) : [];
      const refusal = placeholders.length > 0 ? new ProblemError(placeholders) : undefined;
      if (refusal && !allowSample) throw refusal;
      if (refusal) console.warn(`\n${refusal.message}\n`);
      if (strict) await takeSnapshot({ site, content, strict, warn: () => {} });
    },
  };
}
