/** The personal record of the owner. */
export type Owner = { nameOwn: string; profession: string; label: string };

/** One project of the owner. */
export type Project = { title: string; url: string; description: string };

/** One way to reach the owner. */
export type ContactLink = { label: string; url: string };

/** What the data service has to say; a part it said nothing of is empty. */
export type Content = {
  owner: Owner | null;
  projects: readonly Project[];
  contact: readonly ContactLink[];
};

/** No content at all: what a page has before the first answer, where the build took no snapshot. */
export const noContent: Content = { owner: null, projects: [], contact: [] };
