import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { presetNames } from '../../src/config/theme.ts';
import { readSource } from '../../src/node/start/import/read-source.ts';
import { writeSite } from '../../src/node/start/import/write-site.ts';
import { siteOfResume } from '../../src/node/start/resume/site-of-resume.ts';
import { root, vitrine } from './cli.ts';
import type { OwnerFiles } from './copy-project.ts';
import { kitchenSink } from './kitchen-sink.ts';
import type { PerWorker, Scenario, SiteOptions } from './scenario.ts';
import { fillOnce } from './shared-folder.ts';
import {
  composedSite,
  composedSites,
  readSite,
  wholeSiteFolder,
  wholeSites,
} from './site-files.ts';

type PresetName = (typeof presetNames)[number];

/** A site whose looks are tested, by its name. */
export type LookSite = {
  name: string;
  preset: PresetName;
  /** Whether it stands for others in a quick run. */
  isQuick: boolean;
  /** The widths of its screens, if other sites with the same sections are looked at on more. */
  widths?: readonly number[];
  /** The index of the first page, from which on every sixth one is looked at, if other sites have the same sections. */
  sixth?: number;
  files: () => OwnerFiles | Promise<OwnerFiles>;
  options?: SiteOptions;
};

/** Serves a look site, which is built once for all tests. */
export const serveLookSite = async (
  builtSite: PerWorker['builtSite'],
  { name, files, options }: LookSite,
) => builtSite(name, await files(), options);

/** The bright colour of the picture behind the words of the welcome, in whose middle is another. */
export const bright = { r: 242, g: 227, b: 201 };

/** A picture of a colour, with another in its middle. */
export function pictureOf(color: typeof bright) {
  const part = (size: number, background: typeof bright) =>
    ({ create: { width: size, height: size, channels: 3, background } }) as const;
  return sharp(part(64, color))
    .composite([{ input: part(24, { r: 150, g: 80, b: 50 }) }])
    .png();
}

/** Writes the picture of the welcome, a panorama, and the files of a section type of the owner. */
async function writeKitchenSink({ folder }: Scenario): Promise<void> {
  await pictureOf(bright).toFile(join(folder, 'public', 'media', 'still.png'));
  const panorama = pictureOf(bright).resize(1200, 400, { fit: 'fill' });
  await panorama.toFile(join(folder, 'public', 'media', 'panorama.png'));
  cpSync(join(root, 'tests', 'sites', 'lectures'), join(folder, 'sections', 'lectures'), {
    recursive: true,
  });
  const errands = await fillOnce('errands', async (own) => {
    const { code, output } = await vitrine(own, ['new:section', 'errands']);
    if (code !== 0) throw new Error(output);
  });
  cpSync(join(errands, 'sections'), join(folder, 'sections'), { recursive: true });
}

/** Arrangements of lists and of other parts, each of which any preset may have. */
const arrangements = {
  rows: { list: 'rows', blocks: 'open' },
  grid: { list: 'grid', blocks: 'open' },
  tiles: { list: 'grid', blocks: 'cards' },
  index: { list: 'index', blocks: 'open' },
  'words in columns': { text: 'offset', quotes: 'loud', figures: 'between', words: 'columns' },
  'words in boxes': { text: 'axis', quotes: 'centered', figures: 'tiles', words: 'boxes' },
} as const;
type ArrangementName = keyof typeof arrangements;

/** A kitchen sink in a preset. A quick run has those in German, as each preset arranges its lists. */
const kitchenSinkIn = (
  preset: PresetName,
  language: Parameters<typeof kitchenSink>[1] = 'de',
  list?: ArrangementName,
): LookSite => ({
  name: `kitchen sink in ${preset}, ${language}${list ? `, with ${list}` : ''}`,
  preset,
  isQuick: language === 'de' && !list,
  files: () => kitchenSink({ preset, ...(list && { layout: arrangements[list] }) }, language),
  ...(list && { widths: [390, 1440] }),
  options: { prepare: writeKitchenSink },
});

/** Each arrangement in the colours, fonts, lines and numbers of another preset. */
const mixes = [
  ['noir', 'tiles'],
  ['dusk', 'index'],
  ['atelier', 'index'],
  ['atelier', 'rows'],
  ['meridian', 'index'],
  ['noir', 'grid'],
  ['dusk', 'words in columns'],
  ['noir', 'words in boxes'],
] as const;

/** The kitchen sinks in German, of which a quick run has each page in one of the six presets. */
export const kitchenSinks = presetNames.map((preset, index): LookSite => {
  return { ...kitchenSinkIn(preset), widths: [390, 1440], sixth: index };
});

/** Returns a site that is looked at in part, and the whole of it for a full run. */
export function partAndWhole(site: LookSite): LookSite[] {
  const { widths, sixth, ...whole } = site;
  return [site, { ...whole, name: `${site.name}, on all screens and pages`, isQuick: false }];
}

const resumes = join(root, 'tests', 'resumes');

/** The files of the sites that are made of what people already have. */
export const importedSites = readdirSync(resumes);

/** A site that is made of a file. */
export async function importedSite(name: string): Promise<Required<OwnerFiles>> {
  const resume = await readSource(join(resumes, name));
  return writeSite(siteOfResume(resume, resume.language), { site: '', content: '' });
}

const presetOf = {
  developer: 'meridian',
  photographer: 'noir',
  maker: 'atelier',
  writer: 'folio',
} as const;

/** Sites as owners have them, and others that are put together in an unusual way. */
export const otherSites: readonly LookSite[] = [
  ...presetNames.flatMap((preset) =>
    (['en', 'ar', 'ja'] as const).map((language) => kitchenSinkIn(preset, language)),
  ),
  ...mixes.map(([preset, list]) => kitchenSinkIn(preset, 'de', list)),
  ...wholeSites.map((name) => ({
    name: `site of the ${name}`,
    preset: presetOf[name],
    // A build makes six sizes of each of dozens of pictures.
    isQuick: false,
    files: () => ({}),
    options: {
      prepare: ({ folder }: { folder: string }) =>
        cpSync(wholeSiteFolder(name), folder, { recursive: true }),
    },
  })),
  ...importedSites.map((name) => ({
    name: `site made of ${name}`,
    preset: 'dusk' as const,
    isQuick: false,
    files: () => importedSite(name),
  })),
  {
    name: 'site in ar',
    preset: 'dusk',
    // The site in German and Arabic stands for it.
    isQuick: false,
    files: () => ({ site: readSite('languages/ar') }),
  },
  ...composedSites.map((name) => ({
    name: `site ${name}`,
    preset: 'dusk' as const,
    isQuick: false,
    files: () => composedSite(name),
  })),
];
