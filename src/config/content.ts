import { z } from 'zod';
import { type Field, maxRows, type Resource } from '../shared/resource.ts';
import { resources } from '../shared/resources.ts';
import { date, optionalDate } from './date.ts';
import { fieldMetadata } from './field-metadata.ts';
import { freeText, optionalPicture, picture, text } from './fields.ts';
import { absoluteLink, optionalLink } from './links.ts';
import { projectDetails } from './project-details.ts';

const kinds = {
  text,
  'free text': freeText,
  link: absoluteLink,
  'free link': optionalLink,
  date,
  'free date': optionalDate,
  picture,
  'free picture': optionalPicture,
};

/** The fields that the entries of the resources are called by, such as the title of a project. */
const names = new Set<Field>(Object.values(resources).map(({ fields: [first] }) => first));

const [title, url, description] = resources.projects.fields;

/** A project as a block of keys, which has room for more than its row. */
const projectBlock = z.strictObject({
  title: fieldSchema(title),
  url: fieldSchema(url).default(''),
  description: fieldSchema(description).default(''),
  ...projectDetails,
});

/** The rows that may also be written as blocks of keys. */
const blocks: ReadonlyMap<Resource, z.ZodType> = new Map([[resources.projects, projectBlock]]);

/** The schema of `content/index.yaml`, which the site serves as its content if no data service is configured. */
export const contentSchema = blockSchema(Object.values(resources), 0);

/** Creates the schema of the YAML block that contains the resources. `depth` counts the blocks around that block. */
function blockSchema(resources: readonly Resource[], depth: number): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const { path, about } of resources) {
    const key = path.split('.')[depth] ?? '';
    const inside = resources.filter((each) => each.path.split('.')[depth] === key);
    const whole = inside.find((each) => each.path.split('.').length === depth + 1);
    const schema = whole ? valueSchema(whole) : blockSchema(inside, depth + 1);
    // Only a section that shows a part needs it, see `needsOf`.
    const optional = whole ? schema.optional() : schema.prefault({});
    shape[key] = optional.describe(about[depth] ?? '');
  }
  return z.strictObject(shape);
}

function valueSchema(resource: Resource): z.ZodType {
  const { form, fields } = resource;
  const [first, ...others] = fields;
  if (form === 'rows') {
    const row = z.tuple([fieldSchema(first), ...others.map(fieldSchema)]);
    const block = blocks.get(resource);
    if (!block) return z.array(row).max(maxRows);
    return z
      .array(z.union([row, block]))
      .max(maxRows)
      .superRefine(refuseTwins);
  }
  return z.strictObject(
    Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  );
}

function fieldSchema(field: Field): z.ZodType<string, string> {
  const { name, kind, about } = field;
  return kinds[kind].describe(about).register(fieldMetadata, { name, isName: names.has(field) });
}

/** Refuses a project that nothing tells from another one, so that its page and pictures would be shown with both. */
function refuseTwins(items: unknown, context: z.RefinementCtx): void {
  const { data: projects = [] } = ownProjects.shape.projects.safeParse(items);
  projects.forEach((project, index) => {
    const isTwin = ({ title, url }: OwnProject) =>
      title === project.title && url === '' && project.url === '';
    const twins = projects.filter(isTwin);
    if (twins[0] === project || !twins.some(isMore)) return;
    context.addIssue({
      code: 'custom',
      path: [index],
      message: `a title of its own, since number ${projects.findIndex(isTwin) + 1} has no address and this title too`,
      params: { fix: 'give one of them another title, or its address as url:' },
    });
  });
}

/** Checks whether a project says more than its row. */
export const isMore = ({ title, url, description, tags, ...more }: OwnProject) =>
  tags.length > 0 || Object.values(more).some((value) => value !== undefined);

/** A project of `content/index.yaml`, whether it was written as a row or as a block. */
export type OwnProject = z.output<typeof projectBlock>;

const projectRow = z
  .array(z.string())
  .transform(([title = '', url = '', description = '']): OwnProject => {
    return { title, url, description, tags: [] };
  });
const ownProjects = z.object({
  projects: z.array(z.union([projectRow, projectBlock])).default([]),
});

/** Returns the projects of valid content, whether they were written as rows or as blocks. */
export function readProjects(content: z.output<typeof contentSchema>): readonly OwnProject[] {
  return ownProjects.parse(content).projects;
}
