import { isMap, isSeq, type YAMLMap } from 'yaml';
import { keyText, nodeAt, nodesOf, pairIn } from '../document/nodes.ts';
import type { Migration, OwnerFiles } from './migration.ts';
import { addition } from './text-edits.ts';

/** Keys that the first version called otherwise, so whoever has them wrote the file for that version. */
const firstKeys = ['film', 'faces', 'veil'];

/** Keys that came with the key `aside` or after it, so whoever has them wrote the file for a later version. */
const laterKeys = ['aside', 'hidden', 'id', 'switch', 'layout', 'typography', 'grade', 'tagline'];

const content = 'projects: []\n';

/** In the first version, a profile stood beside the sections after it. Since then, the owner says so. */
export const profileAside: Migration = {
  title: 'a profile says with "aside: true" that the sections after it stand beside it',
  file: 'site',
  example: {
    before: {
      content,
      site: `theme: { veil: 50 }
pages:
  - path: about-me
    sections:
      - type: profile
        heading: 'About me'
        photo:
          src: /media/me.webp # by my brother
        # The name comes from the other file.
      # What I do.
      - { type: prose, paragraphs: [I build.] }
`,
    },
    after: {
      content,
      site: `theme: { overlay: 50 }
pages:
  - path: about-me
    sections:
      - type: profile
        heading: 'About me'
        photo:
          src: /media/me.webp # by my brother
        aside: true
        # The name comes from the other file.
      # What I do.
      - { type: prose, paragraphs: [I build.] }
`,
    },
  },
  findChange: ({ site }) => {
    const profiles = isOfFirstVersion(site) ? profilesIn(site) : [];
    const edits = profiles.flatMap((map) => addition(site.text, map, ['aside: true']));
    if (edits.length === 0) return undefined;
    return { places: profiles.flatMap(({ range }) => range?.[0] ?? []), edits: { site: edits } };
  },
};

function isOfFirstVersion({ document }: OwnerFiles['site']): boolean {
  const keys = new Set(nodesOf(document).map(({ key }) => keyText(key)));
  return firstKeys.some((key) => keys.has(key)) && !laterKeys.some((key) => keys.has(key));
}

/** Returns the profiles on pages with a navigation bar that sections come after. */
function profilesIn({ document }: OwnerFiles['site']): YAMLMap[] {
  const pages = nodeAt(document, ['pages']);
  if (!isSeq(pages)) return [];
  return pages.items.flatMap((page): YAMLMap[] => {
    const sections = isMap(page) && page.get('navigation') !== false && page.get('sections');
    if (!isSeq(sections)) return [];
    const before = sections.items.slice(0, -1).filter((each) => isMap(each));
    return before.filter((map) => pairIn(map, 'type') && map.get('type') === 'profile');
  });
}
