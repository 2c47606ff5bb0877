import type { Api } from '../config/api.ts';

/** The address of the one endpoint that is called; without a host, it stands below the site's base. */
export function indexUrl({ host, endpoints }: Api, base: string): string {
  return host === '' ? base.replace(/\/$/, '') + endpoints.index : host + endpoints.index;
}
