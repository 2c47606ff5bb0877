import type { Api } from '../config/api.ts';

/** Where live content comes from. */
export type Service = Pick<Api, 'host'> & {
  endpoints: Pick<Api['endpoints'], 'index'>;
  /** The bytes of the answer that the build has written, where it is larger than others may be. */
  maxSize?: number;
};

/** The address of the one endpoint that is called; without a host, it stands below the site's base. */
export function indexUrl({ host, endpoints }: Service, base: string): string {
  return host === '' ? base.replace(/\/$/, '') + endpoints.index : host + endpoints.index;
}
