import { linkFault } from '../shared/link.ts';
import type { ContactLink, Content, Owner, Project } from './content.ts';

/** What a payload comes to: the parts it holds, and the items that were dropped from it. */
export type Payload = { content: Partial<Content>; dropped: string[] };

/**
 * Checks an answer of the data service item by item (section 7 of the specification). A malformed
 * item is dropped and named, a part that is missing or malformed is left out.
 * @throws {TypeError} for an answer that holds none of the three parts.
 */
export function readPayload(answer: unknown): Payload {
  if (!isRecord(answer) || !parts.some((part) => Object.hasOwn(answer, part))) {
    throw new TypeError(`The answer holds none of ${parts.join(', ')}`);
  }
  const dropped: string[] = [];
  const content: Partial<Content> = {};

  const { personalOwn, projects, contactMe } = answer;
  if (isRecord(personalOwn) && isRecord(personalOwn['own'])) {
    content.owner = readOwner(personalOwn['own'], dropped);
  } else {
    dropped.push('personalOwn.own');
  }
  if (Array.isArray(projects)) {
    content.projects = readItems('projects', projects, readProject, dropped);
  } else {
    dropped.push('projects');
  }
  if (Array.isArray(contactMe)) {
    content.contact = readItems('contactMe', contactMe, readContactLink, dropped);
  } else {
    dropped.push('contactMe');
  }
  return { content, dropped };
}

const parts = ['personalOwn', 'projects', 'contactMe'] as const;

function readOwner(own: Record<string, unknown>, dropped: string[]): Owner | null {
  const field = (name: keyof Owner) => {
    const value = own[name];
    if (typeof value === 'string') return value;
    dropped.push(`personalOwn.own.${name}`);
    return '';
  };
  const owner = {
    nameOwn: field('nameOwn'),
    profession: field('profession'),
    label: field('label'),
  };
  return owner.nameOwn || owner.profession || owner.label ? owner : null;
}

function readItems<T>(
  part: string,
  items: readonly unknown[],
  read: (item: readonly unknown[]) => T | undefined,
  dropped: string[],
): T[] {
  return items.flatMap((item, index) => {
    const value = Array.isArray(item) ? read(item) : undefined;
    if (value !== undefined) return [value];
    dropped.push(`${part}[${index}]`);
    return [];
  });
}

function readProject([title, url, description]: readonly unknown[]): Project | undefined {
  if (!isName(title) || !isLink(url) || typeof description !== 'string') return undefined;
  return { title, url, description };
}

function readContactLink([label, url]: readonly unknown[]): ContactLink | undefined {
  return isName(label) && isLink(url) ? { label, url } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isLink(value: unknown): value is string {
  return typeof value === 'string' && linkFault(value) === undefined;
}
