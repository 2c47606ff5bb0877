import { theme } from '../../config/theme.ts';
import { formatPath, valueAt } from '../../schema/path.ts';
import type { Panel, Place, Refusal } from '../../shared/desk-protocol.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { pagePaths } from './examples.ts';
import { rolesOf } from './media-roles.ts';
import { checkTexts, deskProblem, missing, readOwnerTexts, readValue } from './owner-texts.ts';
import { panelAt } from './panel.ts';

/** Describes a place of the files on the disk, with the problems that the check finds there. */
export async function describePlace(place: Place): Promise<Panel | Refusal> {
  const read = readOwnerTexts();
  if ('ok' in read) return read;
  const { files, folders } = readPublicFolder();
  const site = readValue(read.site);
  const chosen = theme.safeParse(valueAt(site, ['theme']));
  const field = panelAt(place, readValue(read[place.file]), {
    theme: chosen.data ?? theme.parse({}),
    pages: pagePaths(site),
    files: (role) =>
      role === 'picture folder'
        ? [...folders.keys()].map((path) => `${path}/`)
        : [...files.keys()].filter((path) => rolesOf(path).includes(role)),
  });
  if (!field) return missing(place.file, place.path);
  const { problems } = await checkTexts(read);
  const within = problems.filter(({ path }) => path.startsWith(formatPath(place.path)));
  return { ...field, problems: within.map(deskProblem) };
}
