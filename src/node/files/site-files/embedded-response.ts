import type { z } from 'zod';
import { contentSchema, type OwnProject } from '../../../config/content.ts';
import { schemaValues } from '../../../schema/schema-values.ts';
import type { SiteConfig } from '../../../site.ts';
import type { Reference } from './resolve-site.ts';

/** The response of the data service that is embedded in the site. */
export type ServiceResponse = Readonly<Record<string, unknown>>;

type ContentConfig = z.output<typeof contentSchema>;

/** Returns the pictures that the answer of the embedded data service names. */
export const picturesOf = (response: ServiceResponse): Reference[] =>
  schemaValues(contentSchema, response).flatMap(({ role, value }) =>
    role === 'picture' && value !== '' ? [{ role, target: String(value), page: undefined }] : [],
  );

/** Returns the response of the embedded data service, in which projects are rows and the owner has other keys. */
export function embeddedResponse(
  { owner }: SiteConfig,
  content: ContentConfig,
  projects: readonly OwnProject[],
): ServiceResponse {
  const own = { nameOwn: owner.name, profession: owner.profession, label: owner.tagline };
  return {
    ...content,
    personalOwn: { own, ...Object(content['personalOwn']) },
    projects: projects.map(({ title, url, description }) => [title, url, description]),
    contactMe: content['contactMe'] ?? [],
  };
}
