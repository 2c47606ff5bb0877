import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { matching, refuseUnusablePath } from './fields.ts';
import { webAddress } from './links.ts';

const endpoint = (path: string, description: string) =>
  matching(/^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/, 'a path such as /api/index')
    .superRefine(refuseUnusablePath)
    .default(path)
    .describe(description);

/** An address that a path can follow, and that can stand in a Content Security Policy, so `?` and `;` are refused. */
const host = webAddress.regex(
  /^[^?#"'*;,<>\\\s[\]]*$/,
  'an address without signs such as ? # * [ and quotes, since the path of an endpoint follows it',
);

/** The schema of the block `api` in `site.config.yaml`, with the address and endpoints of the data service. */
export const api = z
  .strictObject({
    host: z
      .union([z.literal(''), host])
      .register(fieldMetadata, { expected: "an address such as https://api.example.com, or ''" })
      .default('')
      .transform((host) => host.replace(/\/+$/, ''))
      .describe("The data service's address; '' serves content/index.yaml with the site."),
    endpoints: z
      .strictObject({
        index: endpoint('/api/index', 'All content; the only one that is called.'),
        projects: endpoint('/api/projects', 'Defined, not called.'),
        about: endpoint('/api/about', 'Defined, not called.'),
      })
      .prefault({})
      .describe('The paths of the data service.'),
  })
  .prefault({})
  .describe('The data service.');

export type Api = z.output<typeof api>;
