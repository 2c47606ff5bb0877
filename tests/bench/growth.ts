import { statSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { manyProjects } from '../page/data-service.ts';
import { build } from '../project/cli.ts';
import { copyProject, type OwnerFiles } from '../project/copy-project.ts';
import { composedHead } from '../project/site-files.ts';
import { type Verdict, verdictOf } from './report.ts';

/** What a build takes: seconds of the processor, MB of memory at most, kB of its first page's data. */
type Costs = { seconds: number; memory: number; data: number };

/** A part of a site of which there may be many. */
type Kind = {
  name: string;
  counts: readonly number[];
  files: (count: number) => OwnerFiles;
  /** The limit for each of them, which is added to the limit of the smallest site. */
  most: Costs;
};

/** The limit of the smallest site. */
const smallest: Costs = { seconds: 10, memory: 600, data: 6 };

const kinds: readonly Kind[] = [
  {
    name: 'pages',
    counts: [10, 100, 1000],
    files: (count) => ({ site: siteOf(list(count, pageAt)) }),
    most: { seconds: 0.02, memory: 0.3, data: 0 },
  },
  {
    name: 'sections of a page',
    counts: [10, 100, 1000],
    files: (count) => ({ site: siteOf([{ ...pageAt(0), sections: list(count, sectionAt) }]) }),
    most: { seconds: 0.01, memory: 0.2, data: 0.4 },
  },
  {
    name: 'projects',
    counts: [10, 100, 1000, 10_000],
    files: (count) => ({ site: siteOf([projectsPage]), content: contentOf(count) }),
    most: { seconds: 0.002, memory: 0.03, data: 0.25 },
  },
];

/** Builds sites of more and more pages, sections and projects, one after the other. */
export async function measureGrowth(progress: (line: string) => void): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { name, counts, files, most } of kinds) {
    for (const count of counts) {
      const label = `${count.toLocaleString('en')} ${name}`;
      progress(label);
      const costs = await costsOf(files(count));
      for (const [cost, unit] of [
        ['seconds', 's of the processor'],
        ['memory', 'MB'],
        ['data', 'kB of data'],
      ] as const)
        verdicts.push(verdictOf(label, costs[cost], smallest[cost] + count * most[cost], unit, 1));
    }
  }
  return verdicts;
}

const mark = 'usage of the build:';
// Every process of the build prints at its end the resources that it has used.
const sayUsage = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log('${mark} ' + (userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS / 1e3);
});`;

async function costsOf(files: OwnerFiles): Promise<Costs> {
  const { folder, remove } = copyProject(files);
  try {
    const { code, output } = await build(folder, [], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(sayUsage)}`,
    });
    if (code !== 0) throw new Error(`A site to measure does not build:\n${output}`);
    const used = [...output.matchAll(new RegExp(`${mark} (\\S+) (\\S+)`, 'g'))];
    if (used.length === 0) throw new Error('The build has not said what it has taken');
    return {
      seconds: used.reduce((sum, [, seconds]) => sum + Number(seconds), 0),
      memory: Math.max(...used.map(([, , memory]) => Number(memory))),
      data: statSync(join(folder, 'dist', 'page.json')).size / 1000,
    };
  } finally {
    remove();
  }
}

const list = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

function siteOf(pages: readonly object[]): string {
  return composedHead + stringify({ pages }, { aliasDuplicateObjects: false });
}

const sectionAt = (index: number) => ({
  type: 'prose',
  heading: `Part ${index + 1}`,
  paragraphs: [`What can be worked out by an engine, part ${index + 1}.`],
});

const pageAt = (index: number) => ({
  path: index === 0 ? '' : `page-${index}`,
  link: `Page ${index + 1}`,
  title: `Page ${index + 1}`,
  menu: index < 5,
  sections: [sectionAt(index)],
});

const projectsPage = { ...pageAt(0), sections: [{ type: 'projects', heading: 'Projects' }] };

function contentOf(count: number): string {
  return stringify({
    personalOwn: { own: { nameOwn: 'Ada', profession: 'Engineer', label: 'Hello.' } },
    projects: manyProjects(count),
    contactMe: [['Mail', 'mailto:ada@example.com']],
  });
}
