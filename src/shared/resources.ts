import type { Resources } from './resource.ts';

/** The parts of the data service's response. Types, schema and parser of the response are derived from this object. */
export const resources = {
  owner: {
    path: 'personalOwn.own',
    about: ['The owner.', 'The personal record of the owner.'],
    form: 'record',
    isRequired: true,
    fields: [
      { name: 'nameOwn', kind: 'free text', about: "The owner's name." },
      { name: 'profession', kind: 'free text', about: "The owner's profession." },
      { name: 'label', kind: 'free text', about: 'A line about the owner.' },
    ],
  },
  projects: {
    path: 'projects',
    about: ['The projects, each as [title, URL, description].'],
    form: 'rows',
    isRequired: true,
    fields: [
      { name: 'title', kind: 'text', about: 'The title.' },
      { name: 'url', kind: 'free link', about: 'The address; blank for a project without one.' },
      { name: 'description', kind: 'free text', about: 'The description.' },
    ],
  },
  contact: {
    path: 'contactMe',
    about: ['The contact links, each as [label, URL].'],
    form: 'rows',
    isRequired: true,
    fields: [
      { name: 'label', kind: 'text', about: 'The label.' },
      {
        name: 'url',
        kind: 'link',
        about: 'The address.',
        likely: ['mailto:', 'tel:', 'github.com', 'linkedin.com'],
      },
    ],
  },
} as const satisfies Resources;
